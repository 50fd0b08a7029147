import { regex } from "./regex.ts"

const furniture = regex.iu`(?<!\\p{L})(?:privacy|cookies?|terms|login|log[- ]?in|sign[- ]?(?:in|up)|account|cart|basket|checkout|shop|donate|sitemap|accessibility|pricing|demo|datenschutz\\p{L}*|agb|mentions[- ]légales|mentions[- ]legales|politique|confidentialité|aviso|privacidad\\p{L}*|accesibilidad|rss|feed|subscribe|newsletter|tag|category)(?!\\p{L})`

/** Whether the words of a link are of what every site has, and nobody is told of: its terms, its shop, its accounts. */
export const isSiteFurniture = (words: string): boolean => furniture.test(words)
