import { type Html, html } from "./Html.ts"
import { code } from "./prose.ts"

const step = (title: string, words: Html, shown: Html): Html => html`<article>
<div class="told"><h3>${title}</h3>${words}</div>
<div class="shown">${shown}</div>
</article>`

const submit = `curl "$API/research" \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"contact_data": {"email": "mira.solberg@harbor.example"}}'`

const test = `curl "$API/research" \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "contact_data": {"email": "anyone@example.com"},
    "is_test": true
  }'`

/** From nothing to a report, at a server that is reached at `baseUrl`. */
export const quickStart = (
  baseUrl: string
): Html => html`<section id="quick-start" aria-labelledby="quick-start-title">
<h2 id="quick-start-title">Quick start</h2>
${step(
  "Take a key in hand",
  html`<p>A new server prints its first key when it starts; an operator can make more. The examples on this page use two variables.</p>`,
  code("Shell", `export API=${baseUrl}\nexport KEY=prs_live_…`)
)}
${step(
  "Try it for nothing",
  html`<p>With <code>is_test</code> the task is complete at once, carries a made-up report marked as such, and costs no credit. Everything
else works as for a real one, callbacks included.</p>`,
  code("Test mode", test)
)}
${step(
  "Ask for research",
  html`<p>Send an <code>email</code>, a <code>linkedin_url</code>, or a <code>full_name</code> with the <code>company</code>; the more you
send, the surer the result. The answer is a <code>task_id</code>. Research takes two to three minutes.</p>`,
  code("Submit", submit)
)}
${step(
  "Wait for the result",
  html`<p>With <code>wait</code> the answer comes as soon as the task is completed or failed, or after so many seconds as it stands. Ask
again until <code>status</code> is one of the two.</p>`,
  code("Poll", `export TASK=…\ncurl "$API/research/$TASK?wait=60" \\\n  -H "Authorization: Bearer $KEY"`)
)}
${step(
  "Or watch it",
  html`<p>The stream tells of every stage as it runs, and ends with the task. For a call from us to you instead, see
<a href="#callbacks">Callbacks</a>.</p>`,
  code("Stream", `curl -N "$API/research/$TASK/events" \\\n  -H "Authorization: Bearer $KEY"`)
)}
</section>`
