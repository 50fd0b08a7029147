import type { Checkpoint } from "../domain/Checkpoint.ts"
import type { ContactData } from "../domain/ContactData.ts"
import {
  emptyOutput,
  type Handle,
  mergeOutput,
  profileKinds,
  type StageOutput
} from "../domain/StageOutput.ts"
import { idle } from "./runStage.ts"
import { firstInput, type StageInput } from "./Stage.ts"
import type { PlannedStage } from "./stageOrder.ts"

/** Which stages of a run have begun, and how those that are over have ended. */
export interface RunState {
  readonly begun: Set<string>
  readonly ended: Map<string, Checkpoint>
}

export const resume = (
  plan: ReadonlyArray<PlannedStage>,
  checkpoints: ReadonlyArray<Checkpoint>
): RunState => {
  const ended = new Map<string, Checkpoint>()
  for (const { id, stage } of plan) {
    const checkpoint = checkpoints.find(it => it.stage === id && it.version === stage.version)
    if (checkpoint !== undefined) ended.set(id, checkpoint)
  }
  return { begun: new Set(ended.keys()), ended }
}

/** The stages that can begin now. Rounds that have nothing to follow end here, without a trace. */
export const readyStages = (
  contact: ContactData,
  plan: ReadonlyArray<PlannedStage>,
  state: RunState
): ReadonlyArray<PlannedStage> => {
  const { begun, ended } = state
  const ready = plan.filter(({ id, waitsFor }) => !begun.has(id) && [...waitsFor].every(it => ended.has(it)))
  const quiet = ready.filter(
    planned => planned.previous !== null && inputOf(contact, plan, state, planned).fresh.length === 0
  )
  for (const planned of quiet) {
    begun.add(planned.id)
    ended.set(planned.id, idle(planned))
  }
  return quiet.length === 0 ? ready : readyStages(contact, plan, state)
}

const handleKey = ({ kind, value }: Handle): string => `${kind} ${value.toLowerCase()}`

const isProfile = ({ kind }: Handle): boolean => profileKinds.some(profile => profile === kind)

/** What a run is given. A profile that the stage itself came upon is the one that it has just read. */
export const inputOf = (
  contact: ContactData,
  plan: ReadonlyArray<PlannedStage>,
  { ended }: RunState,
  { stage, sees, previous }: PlannedStage
): StageInput => {
  const known = findingsOf(plan, ended, sees)
  const before = plan.find(it => it.id === previous)
  if (before === undefined) return firstInput(contact, known)
  const given = findingsOf(plan, ended, before.sees).handles
  const own = (ended.get(before.id)?.output.handles ?? []).filter(isProfile)
  const old = new Set([...given, ...own].map(handleKey))
  const fresh = new Map(
    known.handles
      .filter(handle => stage.follows?.includes(handle.kind) === true && !old.has(handleKey(handle)))
      .map(handle => [handleKey(handle), handle])
  )
  return { contact, known, fresh: [...fresh.values()] }
}

/** What the named stages found, merged in the order of the plan. */
export const findingsOf = (
  plan: ReadonlyArray<PlannedStage>,
  ended: ReadonlyMap<string, Checkpoint>,
  ids: { readonly has: (id: string) => boolean }
): StageOutput =>
  plan.reduce((known, { id }) => {
    const checkpoint = ids.has(id) ? ended.get(id) : undefined
    return checkpoint === undefined ? known : mergeOutput(known, checkpoint.output)
  }, emptyOutput)

/** USD spent by stages that have ended, and set aside for those that run, and for those that failed: what they spent they may not know. */
export const committed = (plan: ReadonlyArray<PlannedStage>, { begun, ended }: RunState): number =>
  plan.reduce((sum, { id, stage }) => {
    const checkpoint = ended.get(id)
    const aside = checkpoint === undefined ? begun.has(id) : checkpoint.state === "failed"
    return sum + Math.max(checkpoint?.output.cost ?? 0, aside ? stage.budget : 0)
  }, 0)
