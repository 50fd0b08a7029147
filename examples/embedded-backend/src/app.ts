import { type EmbeddedResearch, ResearchError } from "@prospect-research/embedded"
import Fastify, { type FastifyInstance } from "fastify"

const statusOf = (error: ResearchError): number => {
  switch (error.code) {
    case "InvalidRequest":
      return 400
    case "InsufficientCredits":
      return 402
    case "TaskNotFound":
      return 404
    case "TaskSettled":
      return 409
    default:
      return 503
  }
}

/** A backend with a feature of its own, "look this lead up", that research stands behind. */
export const makeApp = (research: EmbeddedResearch): FastifyInstance => {
  const app = Fastify()

  app.setErrorHandler((error, _request, reply) =>
    error instanceof ResearchError
      ? reply.code(statusOf(error)).send({ error: error.message })
      : reply.code(500).send({ error: "Something went wrong" })
  )

  // #region routes
  app.post<{ Body: { leadId: string; email: string } }>("/leads", async (request, reply) => {
    const { leadId, email } = request.body
    const task = await research.submit(
      { contact_data: { email }, prospect_id: leadId },
      { idempotencyKey: leadId }
    )
    return reply.code(202).send({ leadId, taskId: task.task_id })
  })

  app.get<{ Params: { taskId: string } }>("/leads/:taskId", async request => {
    const task = await research.wait(request.params.taskId, { timeoutSeconds: 30 })
    return {
      leadId: task.prospect_id,
      status: task.status,
      title: task.result?.professional.current_title ?? null,
      openingLines: task.result?.outreach_intelligence.icebreakers.map(it => it.opening_line) ?? [],
      report: task.report_url
    }
  })

  app.get<{ Params: { token: string } }>("/reports/:token", async (request, reply) => {
    const page = await research.reportPage(request.params.token)
    return reply.code(page.status).headers(page.headers).send(page.html)
  })
  // #endregion routes

  app.addHook("onClose", () => research.close())
  return app
}
