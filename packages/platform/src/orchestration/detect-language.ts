/** A language by its BCP 47 tag, `und` when it is unclear, and how sure that is, from 0 to 1. */
export interface DetectedLanguage {
  language: string
  confidence: number
}

/** Scripts that one of the languages here alone is written in, for texts too short to be weighed. */
const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Bengali}/u, 'bn'],
]

/** Detects the language of a text. The data is loaded with the first question, since few ever ask. */
export async function detectLanguage(text: string): Promise<DetectedLanguage> {
  const { eld } = await import('eld/medium')
  const result = eld.detect(text)
  if (result.language && result.isReliable())
    return { language: result.language, confidence: round(result.getScores()[result.language] ?? 0) }
  return byScript(text)
}

/** The script of most letters, where it tells the language. */
function byScript(text: string): DetectedLanguage {
  const letters = text.match(/\p{L}/gu) ?? []
  for (const [script, language] of scripts) {
    const share = letters.filter((letter) => script.test(letter)).length / letters.length
    if (share > 0.5) return { language, confidence: round(share / 2) }
  }
  return { language: 'und', confidence: 0 }
}

function round(share: number): number {
  return Math.round(Math.min(share, 1) * 100) / 100
}
