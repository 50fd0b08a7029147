/**
 * Runs before a server and puts its clock forward or back: by `TORTURE_CLOCK_SHIFT` milliseconds from the start, and by
 * `TORTURE_CLOCK_JUMP` more from the first SIGUSR2 on.
 */
const shift = Number(process.env.TORTURE_CLOCK_SHIFT ?? 0)
const jump = Number(process.env.TORTURE_CLOCK_JUMP ?? 0)
const realNow = Date.now
let offset = shift

process.on("SIGUSR2", () => {
  offset = shift + jump
})

Date.now = () => realNow() + offset

const RealDate = Date

/** `new Date()` without arguments is the other way to the time of day. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, words) =>
    words.length === 0 ? new target(realNow() + offset) : Reflect.construct(target, words)
})
