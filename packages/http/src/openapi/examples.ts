import type {
  Account,
  Delivery,
  FailureCallback,
  Finding,
  IntelligenceReport,
  PersonBody,
  PersonExport,
  ResearchTask,
  SubmitBody,
  SubmittedTask,
  SuccessCallback,
  Suppression,
  TaskEvidence
} from "@prospect-research/core"

/** Everybody and everything here is made up. */
const taskId = "019aa4c2-6f10-7c3e-9d55-0b6f3f1a7e21"
const prospectId = "crm-4711"

export const submitExample: SubmitBody = {
  contact_data: {
    email: "mira.solberg@harbor.example",
    full_name: "Mira Solberg",
    company: "Harbor Analytics",
    linkedin_url: "https://www.linkedin.com/in/mira-solberg"
  },
  prospect_id: prospectId,
  callback_url: "https://crm.example/callbacks/research",
  callback_secret: "a-secret-of-yours"
}

export const submittedExample: SubmittedTask = {
  task_id: taskId,
  prospect_id: prospectId,
  status: "pending"
}

const icebreaker = {
  angle: "Her talk at Nordic Data Days",
  opening_line:
    "Your talk “Small teams, large logs” at Nordic Data Days 2026 argued for deleting data early. Which part of it met the most doubt?",
  topic_category: "professional",
  confidence: "HIGH"
} as const

const report: IntelligenceReport = {
  status: "success",
  overall_confidence: "HIGH",
  outreach_intelligence: {
    icebreakers: [
      {
        ...icebreaker,
        why_effective: "A recent talk is a subject that she chose herself.",
        source_type: "company site"
      }
    ],
    communication_style: "Writes short, concrete texts with numbers in them.",
    best_approach: "A short email that refers to the talk and asks one question.",
    topics_to_avoid: []
  },
  professional: {
    current_title: "Head of Data",
    current_company: "Harbor Analytics",
    current_location: "Bergen",
    industry: null,
    skills: ["Stream processing"],
    achievements: ["Spoke at Nordic Data Days 2026"]
  },
  personal: { interests: ["Sailing"], hobbies: [], sports_teams: [], causes: [], memberships: [] },
  education: { entries: [], certifications: [] },
  family: { children_count: null, pets: [] },
  social_media: {
    linkedin: {
      url: "https://www.linkedin.com/in/mira-solberg",
      bio: null,
      post_count: 0,
      posts_summary: null
    },
    twitter: { url: null, bio: null, twitter_posts_summary: null }
  }
}

export const taskExample: ResearchTask = {
  task_id: taskId,
  status: "completed",
  prospect_id: prospectId,
  created_at: "2026-11-02T09:14:00.000Z",
  started_at: "2026-11-02T09:14:00.012Z",
  completed_at: "2026-11-02T09:16:11.204Z",
  processing_time_seconds: 131.192,
  report_url: "https://research.example/reports/q7Yw0m3Zr1uN8sT5vXkLbA",
  error: null,
  result: report
}

export const cancelledExample: ResearchTask = {
  ...taskExample,
  status: "failed",
  report_url: null,
  result: null,
  error: "Cancelled"
}

const { result: _result, ...summary } = taskExample

export const taskListExample = { data: [summary], next_cursor: null }

export const eventsExample = `retry: 3000

id: 1
event: pending
data: {"sequence":1,"at":"2026-11-02T09:14:00.000Z","type":"pending"}

id: 2
event: running
data: {"sequence":2,"at":"2026-11-02T09:14:00.012Z","type":"running","attempt":1,"stages":9}

id: 3
event: stage
data: {"sequence":3,"at":"2026-11-02T09:14:02.310Z","type":"stage","stage":"company-site","state":"finished","read":["company-site"],"found":["professional.current_title"],"error":null}

id: 4
event: completed
data: {"sequence":4,"at":"2026-11-02T09:16:11.204Z","type":"completed"}
`

export const evidenceExample: TaskEvidence = {
  task_id: taskId,
  status: "completed",
  identity: "confirmed",
  basis: [
    {
      field: "professional.current_title",
      value: "Head of Data",
      confidence: "HIGH",
      claims: ["company-site-1-title"],
      reasoning: "One site states it. The document is surely about this person.",
      citations: [
        {
          url: "https://harbor.example/team",
          title: "Our team",
          site: "harbor.example",
          as_of: null,
          excerpts: ["Mira Solberg is Head of Data at Harbor Analytics."]
        }
      ]
    }
  ],
  claims: [
    {
      id: "company-site-1-title",
      field: "professional.current_title",
      value: "Head of Data",
      document: "company-site-1",
      quote: "Mira Solberg is Head of Data at Harbor Analytics.",
      method: "rule",
      as_of: null
    }
  ],
  documents: [
    {
      id: "company-site-1",
      source: "company-site",
      source_class: "first-party",
      url: "https://harbor.example/team",
      page_url: "https://harbor.example/team",
      site: "harbor.example",
      fetched_at: "2026-11-02T09:14:02.118Z",
      published_at: null,
      title: "Our team",
      content_hash: "3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea"
    }
  ],
  identities: [
    {
      document: "company-site-1",
      verdict: "confirmed",
      score: 8,
      reasons: [{ signal: "full name on the company's site", weight: 8 }]
    }
  ],
  conflicts: [],
  sources: [
    { source: "company-site", verdict: "found", reason: null },
    { source: "gravatar", verdict: "absent", reason: null },
    { source: "web-search", verdict: "unavailable", reason: "not configured" }
  ]
}

export const deliveryExample: Delivery = {
  delivery_id: "019aa4c4-7013-7aa1-8c0e-5d2f9f3b6c11",
  task_id: taskId,
  state: "delivered",
  created_at: "2026-11-02T09:16:11.204Z",
  next_attempt_at: null,
  attempts: [
    {
      number: 1,
      at: "2026-11-02T09:16:11.230Z",
      duration_ms: 84,
      status_code: 200,
      error: null,
      response: "ok"
    }
  ]
}

export const accountExample: Account = {
  account_id: "019aa3f0-1b2c-7d3e-8f40-5a6b7c8d9e0f",
  name: "Example Sales",
  credits: 2,
  keys: [
    {
      key_id: "019aa3f0-1b2c-7d3e-8f40-6b7c8d9e0f1a",
      last_four: "x9Qd",
      created_at: "2026-11-01T08:00:00.000Z"
    }
  ],
  usage: {
    tasks: { pending: 0, running: 0, completed: 1, failed: 0 },
    credits_charged: 1,
    credits_refunded: 0
  }
}

export const successCallbackExample: SuccessCallback = {
  prospect_id: prospectId,
  job_id: taskId,
  status: "success",
  service: "sales-intelligence",
  total_cost: 0.0142,
  full_name: "Mira Solberg",
  icebreaker_count: 1,
  icebreakers: [icebreaker],
  research_stages_completed: 9,
  social_media: { linkedin_posts: 0, twitter_posts: 0 }
}

export const failureCallbackExample: FailureCallback = {
  prospect_id: prospectId,
  job_id: taskId,
  status: "error",
  service: "sales-intelligence",
  error: "No source could be reached"
}

export const personExample: PersonBody = { contact_data: { email: "mira.solberg@harbor.example" } }

export const suppressionsExample: ReadonlyArray<Suppression> = [
  {
    suppression_id: "019aa4d0-2a31-7b42-9c53-6d64e7f5a8b9",
    kind: "email",
    created_at: "2026-11-02T10:00:00.000Z"
  }
]

const { task_id: _taskId, status: _status, ...evidence } = evidenceExample

export const personExportExample: PersonExport = {
  exported_at: "2026-11-02T10:00:00.000Z",
  purpose: `Sales research for account Example Sales (${accountExample.account_id})`,
  suppressions: [],
  tasks: [
    {
      ...taskExample,
      contact_data: { email: "mira.solberg@harbor.example" },
      callback_url: "https://crm.example/callbacks/research",
      evidence,
      findings: [],
      events: [{ sequence: 1, at: "2026-11-02T09:14:00.000Z", data: { type: "pending" } }],
      deliveries: [
        {
          ...deliveryExample,
          url: "https://crm.example/callbacks/research",
          body: JSON.stringify(successCallbackExample)
        }
      ]
    }
  ]
}

export const findingExample: Finding = {
  check: "delivery_overdue",
  severity: "warning",
  what: "Callbacks are overdue by more than 5 minutes.",
  subjects: [deliveryExample.delivery_id],
  advice:
    "Check that a process with ROLE=all or ROLE=delivery runs, and whether the receivers answer: one that fails gets rests."
}
