import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { isUrl } from "@prospect-research/core"
import { Either, ParseResult, Schema } from "effect"
import { builtInWorlds } from "./builtInWorlds.ts"
import { composeWorld, Verdict, type World, WorldFile } from "./World.ts"

const defaultExport = (module: unknown): unknown =>
  typeof module === "object" && module !== null && "default" in module ? module.default : undefined

/** Of what does not fit, all that is wrong is said at once, up to as much as one reads. */
const mostWrong = 20

const worldOf = (value: unknown, path: string): typeof WorldFile.Type => {
  const decoded = Schema.decodeUnknownEither(WorldFile, { errors: "all", onExcessProperty: "error" })(value)
  if (Either.isRight(decoded)) return decoded.right
  const issues = ParseResult.ArrayFormatter.formatErrorSync(decoded.left)
  const wrong = issues.map(
    it => `  ${it.path.map(String).join(".") || "the whole"}: ${it.message.split("\n")[0]}`
  )
  const more = wrong.length > mostWrong ? [`  and ${wrong.length - mostWrong} more`] : []
  throw new TypeError([`${path} is no world:`, ...wrong.slice(0, mostWrong), ...more].join("\n"))
}

const verdictsOf = Schema.decodeUnknownSync(Schema.parseJson(Schema.Array(Verdict)))

/** `verdicts.json` beside a world, where readers have judged its reports. */
const readVerdicts = async (world: string): Promise<Pick<World, "verdicts">> => {
  const path = resolve(dirname(world), "verdicts.json")
  return existsSync(path) ? { verdicts: verdictsOf(await readFile(path, "utf8")) } : {}
}

/**
 * A built-in world by its name, else one from a JSON file or from a module whose default export is one, with the verdicts of readers
 * beside it. Rejects what is none.
 */
export const loadWorld = async (name: string): Promise<World> => {
  const builtIn = builtInWorlds.get(name)
  if (builtIn !== undefined) return builtIn
  const path = resolve(name)
  if (!existsSync(path)) {
    throw new TypeError(
      `there is no world "${name}": it is none of ${[...builtInWorlds.keys()].join(", ")}, and no file`
    )
  }
  const value: unknown = path.endsWith(".json")
    ? JSON.parse(await readFile(path, "utf8"))
    : defaultExport(await import(pathToFileURL(path).href))
  const { gateway, name: title, now, ...part } = worldOf(value, path)
  const world = { ...composeWorld(title, now, [part]), ...(await readVerdicts(path)) }
  if (gateway === undefined) return world
  return { ...world, gateway: isUrl(gateway) ? gateway : resolve(dirname(path), gateway) }
}
