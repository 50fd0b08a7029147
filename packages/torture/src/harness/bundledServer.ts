import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import { buildSync } from "esbuild"

const entry = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url))
const file = fileURLToPath(new URL("../../dist/bundle/server.mjs", import.meta.url))

/** Packages that are CommonJS ask for Node's modules by `require`. */
const banner = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);'

let isBundled = false

/**
 * The server with the campaign's stages in one file. A process that is killed hundreds of times would spend most of its life finding
 * a thousand modules.
 */
export const bundledServer = (): string => {
  if (isBundled) return file
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["better-sqlite3", "pg-native"],
    banner: { js: banner },
    logLevel: "error"
  })
  // Another process may start from it at this moment: it is there whole or not at all.
  const unfinished = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  for (const { contents } of outputFiles) writeFileSync(unfinished, contents)
  renameSync(unfinished, file)
  isBundled = true
  return file
}
