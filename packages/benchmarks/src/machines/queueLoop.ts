import { setTimeout as sleep } from "node:timers/promises"
import Pg from "pg"
import { findingsOf, stageCount } from "./fakeStages.ts"
import { waitForStart } from "./starting.ts"

/**
 * What a user would write instead: a loop over a table of jobs with SKIP LOCKED, 64 jobs at once on ten connections. Each step
 * is one statement and one commit: the fence is checked, output and event are stored. Leases, heartbeats, refunds, callbacks and
 * privacy are left out, which makes it the faster.
 */
const pool = new Pg.Pool({ connectionString: process.argv[2], max: 10 })
const atOnce = 64
const outputs = Array.from({ length: stageCount }, (_, index) => JSON.stringify(findingsOf(index)))

interface Job {
  readonly id: string
  readonly fence: number
}

const claim = async (limit: number): Promise<ReadonlyArray<Job>> => {
  const { rows } = await pool.query<Job>(
    `UPDATE job SET state = 'running', fence = fence + 1, lease_until = now() + interval '30 seconds'
     WHERE id IN (SELECT id FROM job WHERE state = 'pending' ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, fence`,
    [limit]
  )
  return rows
}

const saveStep = ({ fence, id }: Job, step: number) =>
  pool.query(
    `WITH held AS (
       UPDATE job SET sequence = sequence + 1 WHERE id = $1 AND fence = $2 AND state = 'running' RETURNING sequence
     ), saved AS (
       INSERT INTO step (job_id, name, output) SELECT $1, $3, $4 FROM held
     )
     INSERT INTO job_event (job_id, sequence, at, data) SELECT $1, sequence, now(), $5 FROM held`,
    [id, fence, `source-${step}`, outputs[step], JSON.stringify({ type: "step", step, state: "finished" })]
  )

const finish = ({ fence, id }: Job) =>
  pool.query(
    "UPDATE job SET state = 'done', result = $3 WHERE id = $1 AND fence = $2 AND state = 'running'",
    [id, fence, outputs[0]]
  )

const run = async (job: Job): Promise<void> => {
  for (let step = 0; step < stageCount; step += 1) await saveStep(job, step)
  await finish(job)
}

await waitForStart()
const running = new Set<Promise<void>>()
while (true) {
  const jobs = running.size < atOnce ? await claim(atOnce - running.size) : []
  for (const job of jobs) {
    const done: Promise<void> = run(job).finally(() => running.delete(done))
    running.add(done)
  }
  await (running.size === 0 ? sleep(100) : Promise.race(running))
}
