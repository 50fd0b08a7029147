import type { Health } from "@prospect-research/core"
import { Effect, Metric, MetricState, Option } from "effect"

type Labels = ReadonlyArray<readonly [string, string]>

const escapeLabel = (value: string): string =>
  value.replace(/\\/g, "\\\\").replace(/\n/g, "\\n").replace(/"/g, '\\"')

const line = (name: string, labels: Labels, value: number | bigint): string => {
  const text = labels.map(([key, it]) => `${key}="${escapeLabel(it)}"`).join(",")
  return `${name}${text === "" ? "" : `{${text}}`} ${value}`
}

const family = (
  name: string,
  kind: string,
  help: string,
  lines: ReadonlyArray<string>
): ReadonlyArray<string> => [
  `# HELP ${name} ${help.replace(/\\/g, "\\\\").replace(/\n/g, " ")}`,
  `# TYPE ${name} ${kind}`,
  ...lines
]

const stateLines = (
  name: string,
  labels: Labels,
  state: MetricState.MetricState.Untyped
): readonly [string, ReadonlyArray<string>] => {
  if (MetricState.isCounterState(state)) return ["counter", [line(name, labels, state.count)]]
  if (MetricState.isGaugeState(state)) return ["gauge", [line(name, labels, state.value)]]
  if (MetricState.isHistogramState(state)) {
    const buckets = Array.from(state.buckets, ([bound, count]) =>
      line(`${name}_bucket`, [...labels, ["le", Number.isFinite(bound) ? String(bound) : "+Inf"]], count)
    )
    return [
      "histogram",
      [...buckets, line(`${name}_sum`, labels, state.sum), line(`${name}_count`, labels, state.count)]
    ]
  }
  return ["untyped", []]
}

const ownMetric = /^(research|http)_/

/** Everything that this process counts, in the text format of Prometheus 0.0.4. */
export const prometheusText = Effect.fnUntraced(function* (health: typeof Health.Service) {
  const families = new Map<string, { kind: string; help: string; lines: Array<string> }>()
  for (const { metricKey, metricState } of yield* Metric.snapshot) {
    if (!ownMetric.test(metricKey.name)) continue
    const labels: Labels = metricKey.tags.map(({ key, value }) => [key, value] as const)
    const [kind, lines] = stateLines(metricKey.name, labels, metricState)
    const help = Option.getOrElse(metricKey.description, () => metricKey.name)
    const known = families.get(metricKey.name) ?? { kind, help, lines: [] }
    known.lines.push(...lines)
    families.set(metricKey.name, known)
  }
  const counted = [...families]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([name, { kind, help, lines }]) => family(name, kind, help, lines))
  const backlog = yield* health.backlog
  const gauge = (name: string, help: string, value: number) =>
    family(name, "gauge", help, [line(name, [], value)])
  const waiting =
    backlog === null
      ? []
      : [
          ...gauge("research_tasks_pending", "Tasks that wait for a worker", backlog.pending),
          ...gauge("research_tasks_running", "Tasks that a worker runs", backlog.running),
          ...gauge(
            "research_oldest_claimable_task_seconds",
            "Age of the oldest task that a worker could claim; 0 when there is none",
            (backlog.oldestClaimableAge ?? 0) / 1000
          ),
          ...gauge("research_deliveries_pending", "Callbacks that are owed", backlog.deliveriesPending)
        ]
  return [
    ...counted,
    ...waiting,
    ...gauge("research_store_up", "1 when the store answers", backlog === null ? 0 : 1),
    ""
  ].join("\n")
})
