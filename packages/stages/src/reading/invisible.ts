/** What CSS declarations say, by property in lower case; the last of a property counts. */
export type Declarations = ReadonlyMap<string, string>

export const declarationsOf = (style: string): Declarations =>
  new Map(
    style
      .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "")
      .split(";")
      .flatMap(declaration => {
        const [property = "", ...value] = declaration.split(":")
        return value.length === 0
          ? []
          : [
              [
                property.trim().toLowerCase(),
                value
                  .join(":")
                  .replace(/!\s*important/i, "")
                  .trim()
                  .toLowerCase()
              ] as const
            ]
      })
  )

const zero = /^[+-]?0*(?:\.0*)?(?:px|em|rem|%|pt|vw|vh)?$/
/** Left of the screen, or above it; no layout reaches as far by itself. */
const far = /^-\s*(?:\d{4,}(?:\.\d+)?(?:px|pt)?|[5-9]\d\dpx|\d{3,}(?:\.\d+)?(?:em|rem|%|vw|vh))$/
const tiny = /^[+-]?(?:0|1)?(?:\.\d+)?px$|^0$/
/** Nobody reads letters of two pixels. */
const illegible = /^(?:[0-2](?:\.\d+)?(?:px|pt)|0?\.[01]\d*r?em|\d(?:\.\d+)?%)$/
const clipped = /^(?:rect\(\s*(?:0|1px)[\s,].*\)|inset\(\s*(?:50|100)%.*\)|circle\(\s*0.*\))$/
const shifted = /(?:translate\w*\([^()]*-\s*(?:\d{4,}px|\d{3,}(?:vw|vh|em|rem))|scale\w*\(\s*0\s*[,)])/

const namedColors: Readonly<Record<string, string>> = {
  white: "#ffffff",
  black: "#000000",
  red: "#ff0000",
  yellow: "#ffff00",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  blue: "#0000ff",
  green: "#008000"
}

/** A colour in one notation, where it stands in one of the usual three. */
const colorOf = (text: string | undefined): string | undefined => {
  const value = text?.split(/\s+(?![^(]*\))/)[0] ?? ""
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value)
  if (short !== null)
    return `#${short
      .slice(1)
      .map(digit => digit.repeat(2))
      .join("")}`
  const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(value)
  if (parts !== null) {
    return `#${parts
      .slice(1)
      .map(part => Number(part).toString(16).padStart(2, "0"))
      .join("")}`
  }
  return Object.hasOwn(namedColors, value)
    ? namedColors[value]
    : /^#[\da-f]{6}$/.test(value)
      ? value
      : undefined
}

/** Whether text has the colour of its ground, or none; a sheet may lay an image between the two. */
export const isColorless = (declarations: Declarations): boolean => {
  const of = (property: string): string => declarations.get(property) ?? ""
  const color = of("color")
  if (/text/.test(of("background-clip") + of("-webkit-background-clip")) || /url\(/.test(of("background")))
    return false
  if (/^transparent$|^rgba\(.*[,/]\s*0(?:\.0+)?%?\s*\)$|^#[\da-f]{3}0$|^#[\da-f]{6}00$/.test(color))
    return true
  const ground = colorOf(of("background-color") || of("background"))
  return ground !== undefined && colorOf(color) === ground
}

/** Whether text is white by these declarations, which cannot be read where nothing is behind it. */
export const isWhite = (declarations: Declarations): boolean =>
  colorOf(declarations.get("color")) === namedColors.white

/** Whether something is laid behind what stands in an element. */
export const hasGround = (declarations: Declarations): boolean =>
  ["background", "background-color", "background-image"].some(property => declarations.has(property))

/** Whether nothing can be seen of an element, nor of what is in it, with these declarations. */
export const isInvisible = (declarations: Declarations): boolean => {
  const of = (property: string): string => declarations.get(property) ?? ""
  const isSet = (property: string, value: RegExp): boolean => value.test(of(property)) && of(property) !== ""
  const isCut = /hidden|clip/.test(of("overflow") || of("overflow-y") || of("overflow-x"))
  const isPlaced = /^(?:absolute|fixed)$/.test(of("position"))
  return (
    of("display") === "none" ||
    /^(?:hidden|collapse)$/.test(of("visibility")) ||
    of("content-visibility") === "hidden" ||
    isSet("opacity", zero) ||
    isSet("font-size", zero) ||
    isSet("font-size", illegible) ||
    isSet("text-indent", far) ||
    isSet("transform", shifted) ||
    isSet("clip", clipped) ||
    isSet("clip-path", clipped) ||
    ["left", "top", "right", "bottom", "margin-left", "margin-top", "inset"].some(it => isSet(it, far)) ||
    (isCut && ["height", "max-height", "width", "max-width"].some(it => isSet(it, isPlaced ? tiny : zero)))
  )
}
