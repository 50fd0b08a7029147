/** A task as a client would keep it on a sheet of paper. */
export interface ModelTask {
  readonly taskId: string
  readonly callbackPath: string | null
  state: "open" | "completed" | "failed" | "erased"
  isRevoked: boolean
}

/** An account as a client would keep it on a sheet of paper. */
export interface Model {
  credits: number
  /** Days that have passed for the service, in the stories before as well. */
  day: number
  readonly tasks: Array<ModelTask>
  /** By idempotency key: the task, and the day of its first use. */
  readonly keys: Map<string, { readonly taskId: string; readonly day: number }>
  readonly grants: Map<string, number>
}

export const newModel = (credits: number, day: number): Model => ({
  credits,
  day,
  tasks: [],
  keys: new Map(),
  grants: new Map()
})

/** The task that a number means; `undefined` while there is none. */
export const pick = ({ tasks }: Model, number: number): ModelTask | undefined =>
  tasks.length === 0 ? undefined : tasks[number % tasks.length]
