import type { TaskEvent } from "@prospect-research/core"
import { Presets, SingleBar } from "cli-progress"

const describe = (data: Extract<TaskEvent["data"], { readonly type: "stage" }>): string => {
  if (data.error !== null) return `${data.stage}: ${data.error}`
  const found = data.found.map(field => field.split(".").at(-1)).join(", ")
  return found === "" ? data.stage : `${data.stage}: ${found}`
}

/** Shows a task's events as they come: a bar where somebody watches, and a line for each stage that has ended. */
export const openProgress = (terminal: boolean) => {
  const bar = terminal
    ? new SingleBar(
        { format: "  {bar} {value}/{total} {stage}", barsize: 30, hideCursor: true, clearOnComplete: true },
        Presets.rect
      )
    : undefined
  let stages = 0
  let ended = 0
  return {
    show: ({ data }: TaskEvent): void => {
      if (data.type === "running") {
        stages = data.stages
        bar?.start(stages, 0, { stage: "" })
      }
      if (data.type !== "stage") return
      if (data.state === "running") {
        // A later round comes on top of the stages that there are.
        if (data.stage.includes("#")) {
          stages += 1
          bar?.setTotal(stages)
        }
        bar?.update(ended, { stage: data.stage })
        return
      }
      ended += 1
      bar?.update(ended, { stage: data.stage })
      const line = `  ${data.state === "finished" ? "✓" : "–"} ${String(ended).padStart(2)}/${stages} ${describe(data)}\n`
      if (bar === undefined) process.stdout.write(line)
      else process.stdout.write(`\r\u001b[K${line}`)
    },
    close: (): void => bar?.stop()
  }
}
