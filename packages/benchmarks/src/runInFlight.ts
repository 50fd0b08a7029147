import { inFlight } from "./inFlight.ts"

const figures = await inFlight(Number(process.argv[2] ?? 10_000))
process.stdout.write(`${JSON.stringify(figures)}\n`)
