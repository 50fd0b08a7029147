import { describe, expect, it } from "@effect/vitest"
import { sign } from "@prospect-research/webhook"
import { Redacted } from "effect"
import { Webhook } from "standardwebhooks"
import { signingSecret } from "./signingSecret.ts"

const id = "msg_p5jXN8AQM9LWM0D4loKWxJek"
const timestamp = 1614265330
const body = '{"test": 2432232314}'

describe("sign", () => {
  it("gives the signature of the Standard Webhooks examples", () => {
    const secret = Redacted.make("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
    expect(sign(id, timestamp, body, [secret])).toEqual({
      "webhook-id": id,
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    })
  })

  it("agrees with the public library on every kind of text", () => {
    const secret = signingSecret(Uint8Array.from({ length: 64 }, (_, index) => index * 7))
    for (const text of ["", "{}", '{"name":"Zoë 李 🦉"}', "a.b.c", "\r\n\t"]) {
      const theirs = new Webhook(Redacted.value(secret)).sign(id, new Date(timestamp * 1000), text)
      expect(sign(id, timestamp, text, [secret])["webhook-signature"]).toBe(theirs)
    }
  })

  it("puts one signature for each secret, in order", () => {
    const secrets = [1, 2, 3].map(byte => signingSecret(new Uint8Array(24).fill(byte)))
    const single = secrets.map(secret => sign(id, timestamp, body, [secret])["webhook-signature"])
    expect(sign(id, timestamp, body, secrets)["webhook-signature"]).toBe(single.join(" "))
    expect(sign(id, timestamp, body, [])).not.toHaveProperty("webhook-signature")
  })

  it("refuses a damaged secret instead of signing with an empty key", () => {
    for (const text of ["", "whsec_", "whsec_!!!!", "plain", "whsec_c2hvcnQ="]) {
      expect(() => sign(id, timestamp, body, [Redacted.make(text)])).toThrow("Not a signing secret")
    }
  })
})
