const longestMillis = 24 * 60 * 60 * 1000

/** The one date form that senders may still produce (RFC 9110, 5.6.7); obsolete ones count as nonsense. */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

const delayMillis = (text: string, now: number): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  return httpDate.test(text) ? Date.parse(text) - now : Number.NaN
}

/** `Retry-After` as milliseconds from `now` (epoch milliseconds); `null` when absent, past, over 24 h or nonsense. */
export const parseRetryAfter = (header: string | undefined, now: number): number | null => {
  const delay = delayMillis(header?.trim() ?? "", now)
  return delay >= 0 && delay <= longestMillis ? delay : null
}
