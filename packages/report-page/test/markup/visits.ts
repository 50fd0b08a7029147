import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { listenForCalls } from "./touch.ts"

/** A page of a context of its own. */
export interface Visit {
  readonly page: Page
  /** Whatever should not have happened: requests but for the page itself, dialogs, messages, windows, errors. */
  readonly incidents: ReadonlyArray<string>
  readonly open: (address: string) => Promise<void>
}

/** Makes visits with a browser. */
export const visitsWith =
  (browser: () => Browser) =>
  async (options: BrowserContextOptions, use: (visit: Visit) => Promise<void>): Promise<void> => {
    const context = await browser().newContext(options)
    try {
      await context.addInitScript(listenForCalls)
      const page = await context.newPage()
      const incidents: Array<string> = []
      let current = ""
      page.on("request", it => it.url() === current || incidents.push(`request ${it.url()}`))
      page.on("console", it => incidents.push(`message ${it.text()}`))
      page.on("pageerror", it => incidents.push(`error ${it.message}`))
      page.on("popup", it => incidents.push(`window ${it.url()}`))
      page.on("download", it => incidents.push(`download ${it.url()}`))
      page.on("dialog", it => {
        incidents.push(`dialog ${it.message()}`)
        return it.dismiss()
      })
      await use({
        page,
        incidents,
        open: async address => {
          current = new URL(address).href.replace(/#.*/s, "")
          await page.goto(address)
        }
      })
    } finally {
      await context.close()
    }
  }
