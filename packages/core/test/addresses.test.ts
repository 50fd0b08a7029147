import { normalizeLinkedinUrl } from "@prospect-research/core"
import { Option } from "effect"
import { describe, expect, it } from "vitest"

const ada = "https://www.linkedin.com/in/ada-brandt"

describe("a LinkedIn address", () => {
  it.each([
    ada,
    "linkedin.com/in/ada-brandt/",
    "https://de.linkedin.com/in/Ada-Brandt?trk=public",
    "https://m.linkedin.com/in/ada-brandt",
    "https://www.linkedin.com/mwlite/in/ada-brandt",
    "https://www.linkedin.com/comm/in/ada-brandt?midToken=1"
  ])("is one person's, however it was shared: %s", address => {
    expect(normalizeLinkedinUrl(address)).toEqual(Option.some(ada))
  })

  it("of the old kind names the same person as the new one", () => {
    expect(normalizeLinkedinUrl("https://pl.linkedin.com/pub/ada-brandt/a7/576/b50?trk=x")).toEqual(
      Option.some("https://www.linkedin.com/in/ada-brandt-b50576a7")
    )
  })

  it.each([
    "https://www.linkedin.com/pub/ada-brandt/1/2/3",
    "https://www.linkedin.com/pub/ada-brandt",
    "https://www.linkedin.com/pub/dir/Ada/Brandt",
    "https://www.linkedin.com/mwlite/company/example",
    "https://www.linkedin.com/company/example",
    "https://linkedin.com.evil.example/in/ada-brandt"
  ])("is refused where it is not known whose it is: %s", address => {
    expect(normalizeLinkedinUrl(address)).toEqual(Option.none())
  })
})
