import { canTellLanguage } from '@console-widgets/core/tables'
import { detectLanguage } from './detect-language.ts'

/** Characters of a text that its language is told from. */
const sampleLength = 4000

/** Language of a text, from its words without links and markup. Null: too short, or not clear enough. */
export async function languageOfDocument(content: string): Promise<string | null> {
  const words = content
    .replace(/\bhttps?:\/\/\S+|[#*_>`|[\]()-]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, sampleLength)
  if (!canTellLanguage(words)) return null
  const { language } = await detectLanguage(words)
  return language === 'und' ? null : language
}
