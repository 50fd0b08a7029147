// #region open
import { openResearch } from "@prospect-research/embedded"
import { makeApp } from "./app.ts"

const research = await openResearch({
  databaseUrl: "sqlite:.data/leads-research.db",
  baseUrl: "http://127.0.0.1:4000"
})
// #endregion open

const app = makeApp(research)
await app.listen({ host: "127.0.0.1", port: 4000 })
process.once("SIGTERM", () => void app.close())
process.once("SIGINT", () => void app.close())
