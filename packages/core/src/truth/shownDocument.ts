import type { Document } from "../domain/Document.ts"
import { findSensitive, sensitiveInAddress } from "./sensitive.ts"

/** Tags, and links that run code: no headline, and written for whoever shows it without care. */
const markup = /<\/?[a-z!][^>]*>|<[a-z]+[\s/]+[a-z-]+\s*=|\bjavascript:/i

/** A headline is shown as well: what it says of sensitive matters is not repeated, nor is markup. */
export const withShownTitle = (document: Document): Document =>
  document.title === null ||
  (findSensitive(document.title, "headline").length === 0 && !markup.test(document.title))
    ? document
    : { ...document, title: null }

/** Whether a page may be shown to have been looked at: not one whose title or address alone tells of a sensitive matter. */
export const mayBeShown = ({ title, page_url }: Document): boolean =>
  findSensitive(title ?? "", "headline").length === 0 && sensitiveInAddress(page_url).length === 0
