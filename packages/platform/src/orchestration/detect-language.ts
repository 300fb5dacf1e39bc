/** Language as a BCP 47 tag, `und` if unclear, with a confidence from 0 to 1. */
export interface DetectedLanguage {
  language: string
  confidence: number
}

/** Scripts used by only one of these languages, for texts too short for statistics. */
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

/** Detects the language of a text. The data is loaded on first use, since few sessions need it. */
export async function detectLanguage(text: string): Promise<DetectedLanguage> {
  const { eld } = await import('eld/medium')
  const result = eld.detect(text)
  if (result.language && result.isReliable())
    return { language: result.language, confidence: round(result.getScores()[result.language] ?? 0) }
  return byScript(text)
}

/** Language of the dominant script, if the script determines it. */
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
