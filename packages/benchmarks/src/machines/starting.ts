import { once } from "node:events"

/** A process under measurement says that it is ready, and waits for the word to begin: loading its code is not measured. */
export const waitForStart = async (): Promise<void> => {
  process.stdout.write("ready\n")
  await once(process.stdin, "data")
}
