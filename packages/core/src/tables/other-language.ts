/** Letters of a text from which its language can be told. */
const lettersToTellLanguage = 60

/** Languages that can’t be told apart in a few sentences. */
const alike: readonly (readonly string[])[] = [
  ['bs', 'hr', 'me', 'sh', 'sr'],
  ['da', 'nb', 'nn', 'no'],
  ['id', 'ms'],
  ['be', 'ru', 'uk'],
  ['cs', 'sk'],
  ['es', 'gl', 'pt'],
  ['fil', 'tl'],
  ['he', 'iw'],
]

/** Whether a text has enough letters to tell its language. */
export function canTellLanguage(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= lettersToTellLanguage
}

/**
 * Whether a text is written in another language than it should be.
 *
 * @param detected BCP 47 tag of the detected language; `und` or null if it isn’t clear
 * @param lang BCP 47 tag of the language that it should have
 */
export function isOtherLanguage(detected: string | null, lang: string): boolean {
  const expected = lang.toLowerCase().split('-', 1)[0] as string
  if (detected === null || detected === 'und' || detected === expected) return false
  return !alike.some((group) => group.includes(detected) && group.includes(expected))
}
