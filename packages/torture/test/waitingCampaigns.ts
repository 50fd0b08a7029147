/** Those that spend most of their time waiting: for leases, for limits of time, for a clock. */
export const waitingCampaigns: ReadonlySet<string> = new Set([
  "zombie",
  "restarts",
  "half-open",
  "clock",
  "rescue",
  "sockets",
  "overload"
])
