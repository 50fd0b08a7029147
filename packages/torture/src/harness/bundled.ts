import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import { buildSync } from "esbuild"

/** Packages that are CommonJS ask for Node's modules by `require`. */
const banner = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);'

const bundles = new Map<string, string>()

/**
 * A program of ours in a few files, beside its own: `entry` is what it begins with, as built, and what it loads only when it is wanted
 * stands in files of its own. A process that is started hundreds of times would spend most of its life finding two thousand modules.
 */
export const bundled = (entry: URL): string => {
  const known = bundles.get(entry.href)
  if (known !== undefined) return known
  const folder = fileURLToPath(new URL("bundle/", entry))
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["better-sqlite3", "pg-native"],
    banner: { js: banner },
    logLevel: "error"
  })
  const file = `${folder}${basename(entry.pathname, ".js")}.mjs`
  // Another process may start from them at this moment: each is there whole or not at all, and what the first loads before it.
  mkdirSync(folder, { recursive: true })
  const inOrder = outputFiles.sort((left, right) => Number(left.path === file) - Number(right.path === file))
  for (const { contents, path } of inOrder) {
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, contents)
    renameSync(unfinished, path)
  }
  const names = new Set(outputFiles.map(({ path }) => basename(path)))
  const before = readdirSync(folder).filter(name => name.endsWith(".mjs") && !names.has(name))
  for (const name of before) rmSync(`${folder}${name}`, { force: true })
  bundles.set(entry.href, file)
  return file
}
