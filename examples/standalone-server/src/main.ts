import { readFlags } from "./commandLine.ts"

const usage = `Runs the service until it is stopped by Ctrl+C or SIGTERM.

  npm start

  --help   this text

It has no other options: settings are environment variables, such as PORT and DATABASE_URL (docs/settings.md).
`

readFlags(usage)

// Whoever asks for help does not wait for a service of a thousand modules.
await import("./serve.ts")
