import { findOtherStore, findSuperlative, findWord } from '@console-widgets/core/review-words'
import type { FindingRule } from '@console-widgets/store-listing/model'
import { profanities } from './profanities.ts'

/** Returns the words in question, as the text has them. */
type FindWords = (text: string) => string | undefined

const link =
  /(?:https?:\/\/|www\.)\S{1,200}|(?<![\w.@-])[a-z0-9-]{2,63}\.(?:com|net|org|cn|ru|io|app|dev|me)(?![\w-])/iu

/** With a country code, with an area code in brackets, a mobile number of China, or a service number. */
const telephone =
  /(?<![\d+])(?:\+\d[\d ().-]{6,18}\d|\(\d{3,5}\) ?\d[\d -]{4,10}\d|1[3-9]\d{9}|(?:400|800|8-800|8 800)[ -]\d{3}[ -]\d{2}[ -]?\d{2})(?!\d)/u

/** Marks of direction, and characters without a width. */
const invisible = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u
const stackedMarks = /\p{L}\p{M}{5}/u
const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}/u

const matchOf =
  (pattern: RegExp): FindWords =>
  (text) =>
    pattern.exec(text)?.[0]

/** What is looked for in each text by itself. */
export const textRules: Partial<Record<FindingRule, FindWords>> = {
  profanity: (text) => findWord(text, profanities),
  superlative: findSuperlative,
  'other-store': findOtherStore,
  link: matchOf(link),
  telephone: matchOf(telephone),
  invisible: (text) => {
    const code = invisible.exec(text)?.[0].codePointAt(0)
    return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  },
  'stacked-marks': (text) => stackedMarks.exec(text)?.[0],
  emoji: matchOf(emoji),
}
