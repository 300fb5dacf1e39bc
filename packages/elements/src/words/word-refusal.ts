import type { Language, WordRefusal } from '@console-widgets/core'
import serviceWords from './services.generated.ts'

/**
 * Words a refusal in Russian and Chinese, by the words that services have for their reasons. The platform's own text is
 * English, and names what is concerned.
 */
export const wordRefusal: WordRefusal = async ({ reason, issues }, language) => {
  if (language === 'en') return {}
  const messages = await messagesIn(language)
  const area = Object.keys(serviceWords).find((each) => `refusals.${each}.${reason}` in messages)
  if (area === undefined) return {}
  // The compiled form of a text without placeholders is a list of one.
  const message = [messages[`refusals.${area}.${reason}`]].flat().join('')
  // Several issues differ, which one sentence can't say.
  return { message, issues: issues.length === 1 ? issues.map((issue) => ({ ...issue, message })) : issues }
}

async function messagesIn(language: Language): Promise<Readonly<Record<string, unknown>>> {
  const loads = [...new Set(Object.values(serviceWords))].map((loaders) => loaders[language]())
  return Object.assign({}, ...(await Promise.all(loads)).map((module) => module.default)) as Record<string, unknown>
}
