import { describe } from "vitest"
import { deliveryCases } from "./store/delivery.ts"
import { checkOn, type StoreLayer } from "./store/fixtures.ts"
import { redeliveryCases } from "./store/redelivery.ts"

/** What every `DeliveryStore` promises about deliveries owed and their attempts. */
export const deliveryStoreSuite = (name: string, layer: StoreLayer) =>
  describe(`delivery store: ${name}`, () => {
    const check = checkOn(layer)
    describe("attempts", () => deliveryCases(check))
    describe("redelivery", () => redeliveryCases(check))
  })
