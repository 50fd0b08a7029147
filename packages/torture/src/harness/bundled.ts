import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import { buildSync } from "esbuild"

/** Packages that are CommonJS ask for Node's modules by `require`. */
const banner = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);'

const bundles = new Map<string, string>()

/**
 * A program of ours in one file, beside its own: `entry` is what it begins with, as built. A process that is started hundreds of
 * times would spend most of its life finding two thousand modules.
 */
export const bundled = (entry: URL): string => {
  const before = bundles.get(entry.href)
  if (before !== undefined) return before
  const folder = fileURLToPath(new URL("bundle/", entry))
  const file = `${folder}${basename(entry.pathname, ".js")}.mjs`
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
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
  mkdirSync(folder, { recursive: true })
  for (const { contents } of outputFiles) writeFileSync(unfinished, contents)
  renameSync(unfinished, file)
  bundles.set(entry.href, file)
  return file
}
