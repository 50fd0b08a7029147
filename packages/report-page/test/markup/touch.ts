import type { Page } from "playwright-core"

/** Notes the numbers that arrive in the outermost page, in `window.__fired`. */
export const listenForCalls = (): void => {
  const fired: Array<number> = []
  Object.defineProperty(window, "__fired", { value: fired })
  window.addEventListener("message", event => {
    if (typeof event.data === "number") fired.push(event.data)
  })
}

/** Numbers of the payloads whose script has run. */
export const firedIn = (page: Page): Promise<ReadonlyArray<number>> =>
  page.evaluate(() => Reflect.get(window, "__fired"))

/** What a page is made of: elements and attributes by name, and links that are none of the web. */
export const shapeOf = (
  page: Page
): Promise<{ readonly names: ReadonlyArray<string>; readonly strange: ReadonlyArray<string> }> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll("*")].flatMap(it => [
      it.localName,
      ...[...it.attributes].map(({ name, value }) =>
        // Our own words, but for the numbers in them.
        /^(id|class|role|rel)$/.test(name)
          ? `${it.localName} ${name}=${value.replace(/\d+/g, "N")}`
          : `${it.localName} ${name}`
      )
    ])
    const strange = [...document.querySelectorAll("a")].filter(
      it => !/^https?:$/.test(it.protocol) || it.username !== "" || it.password !== ""
    )
    return { names: [...new Set(names)], strange: strange.map(it => it.href) }
  })

/**
 * Does what a reader might to every element of the page, and of the frames within, that could answer; no link to elsewhere
 * is followed to its end. Links within the page are many, and each costs a layout, so that they are left out by default.
 */
export const touchEverything = (page: Page, withFragments = false): Promise<void> =>
  page.evaluate(async withFragments => {
    const events = [
      "mouseover",
      "mousemove",
      "mousedown",
      "pointerover",
      "pointerenter",
      "focus",
      "focusin",
      "blur",
      "keydown",
      "copy",
      "scroll",
      "toggle",
      "beforetoggle",
      "animationstart",
      "transitionend",
      "load",
      "error"
    ]
    const frames = [...document.querySelectorAll("iframe")].flatMap(it => it.contentDocument ?? [])
    for (const inside of [document, ...frames]) {
      for (const link of inside.querySelectorAll("a")) {
        link.addEventListener("click", event => {
          const stays = link.href.split("#")[0] === location.href.split("#")[0]
          if (/^https?:$/.test(link.protocol) && !stays) event.preventDefault()
        })
      }
      for (const element of inside.querySelectorAll("*")) {
        if (!withFragments && element.matches("a[href^='#']")) continue
        // Asked of the prototype: a form's field may be called "attributes".
        const names = Element.prototype.getAttributeNames.call(element)
        const isControl = /^(a|area|button|form|input|label|select|summary|textarea)$/.test(element.localName)
        if (!isControl && !names.some(it => /^(on|tabindex|contenteditable|.*href)/.test(it))) continue
        if ("focus" in element && typeof element.focus === "function") element.focus({ preventScroll: true })
        for (const name of events) element.dispatchEvent(new Event(name))
        element.dispatchEvent(new MouseEvent("click", { bubbles: false, cancelable: true }))
      }
    }
    // Addresses are followed in a task of their own.
    for (let turn = 0; turn < 3; turn += 1) await new Promise(resolve => setTimeout(resolve, 0))
  }, withFragments)
