import { existsSync } from "node:fs"
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import packed from "@sparticuz/chromium"
import { type Browser, chromium } from "playwright-core"

const version = "147.0.0"
const cache = fileURLToPath(new URL("../../../node_modules/.cache/", import.meta.url))
const home = join(cache, `chromium-${version}`)

/**
 * Off, since they would weaken what the tests rely on (`--disable-web-security` and its kin) or end the browser with its
 * first closed context (`--single-process`).
 */
const unwanted =
  /^--(single-process|no-zygote|disable-web-security|allow-running-insecure-content|disable-site-isolation-trials)$/

const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic"
]

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`

/** Runs with variables of the environment set, and puts them back. */
const withVariables = async <A>(variables: Record<string, string>, run: () => Promise<A>): Promise<A> => {
  const before = Object.keys(variables).map(name => [name, process.env[name]] as const)
  Object.assign(process.env, variables)
  try {
    return await run()
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** Unpacks beside the goal and moves it there whole, so that test files that start at once do not see half a browser. */
const unpack = async (): Promise<void> => {
  await mkdir(cache, { recursive: true })
  const directory = await mkdtemp(join(cache, "chromium-"))
  // It unpacks into TMPDIR, and the shared libraries that a bare machine lacks only where it takes itself for a Lambda.
  await withVariables({ TMPDIR: directory, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" }, () =>
    packed.executablePath()
  )
  await writeFile(join(directory, "fonts.conf"), fonts)
  await rename(directory, home).catch(async (error: unknown) => {
    await rm(directory, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  })
}

/** A real Chromium that needs no package of the system: libraries and a font come with it. */
export const launchChromium = async (extra: ReadonlyArray<string> = []): Promise<Browser> => {
  if (!existsSync(home)) await unpack()
  const executablePath = join(home, "chromium")
  packed.setGraphicsMode = false
  const launch = () =>
    chromium.launch({
      executablePath,
      args: [...packed.args.filter(argument => !unwanted.test(argument)), ...quiet, ...extra],
      env: {
        PATH: process.env.PATH ?? "",
        HOME: home,
        FONTCONFIG_FILE: join(home, "fonts.conf"),
        LD_LIBRARY_PATH: join(dirname(executablePath), "al2023", "lib")
      }
    })
  // One start in a hundred of this build ends in a segmentation fault before there is a page.
  return launch().catch(launch)
}
