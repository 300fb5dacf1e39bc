import type { Language, WordRefusal } from '@console-widgets/core'
import { loadText, type TextValues } from '@console-widgets/ui'
import serviceWords from './services.generated.ts'

/**
 * Words a refusal and its issues in Russian and Chinese, by the words that services have for their reasons and for the
 * rules of fields. The platform's own text is English, and names what is concerned.
 */
export const wordRefusal: WordRefusal = async ({ reason, issues }, language) => {
  if (language === 'en') return {}
  const wordsOf = await wordsIn(language)
  const message = wordsOf('refusals', reason ?? '')
  const worded = issues.map((issue) => {
    const own = issue.rule === undefined ? undefined : wordsOf('issues', issue.rule, issue.values)
    // One issue without a rule is the reason itself; several differ, which one sentence can't say.
    return own ?? (issues.length === 1 ? message : undefined)
  })
  const all = worded.length > 0 && !worded.includes(undefined) ? [...new Set(worded)].join(' ') : undefined
  const whole = message ?? all
  return {
    ...(whole === undefined ? {} : { message: whole }),
    ...(worded.some((each) => each !== undefined)
      ? { issues: issues.map((issue, index) => ({ ...issue, message: worded[index] ?? issue.message })) }
      : {}),
  }
}

/** Finds the words of the service that has some for a reason or a rule. */
async function wordsIn(language: Language) {
  const texts = await Promise.all(
    Object.entries(serviceWords).map(async ([area, loaders]) => ({
      area,
      text: await loadText<Readonly<Record<string, string>>>(loaders, language),
    })),
  )
  return (kind: 'refusals' | 'issues', name: string, values?: TextValues): string | undefined => {
    for (const { area, text } of texts) {
      const words = text(`${kind}.${area}.${name}`, values)
      if (words !== undefined) return words
    }
    return undefined
  }
}
