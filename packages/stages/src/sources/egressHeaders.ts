/**
 * The two headers by which a source and the guarded client of `egress` understand each other. They are named again
 * here because adapters do not import each other; with any other client they mean nothing.
 */

/** Of a request: `page` is subject to robots.txt, `api` is not. Never sent on. */
export const fetchKindHeader = "prospect-fetch"

/** Of an answer: when it was fetched, ISO 8601. Replayed and cached answers keep their time. */
export const fetchedAtHeader = "prospect-fetched-at"
