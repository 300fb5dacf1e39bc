import type { WordRefusal } from '@console-widgets/core'
import type { LoadServiceWords } from '@console-widgets/ui/tag'

/** Loaders of each service's messages. Only views across all services use them, and refusals. */
export const loadWords: LoadServiceWords = () => import('./index.ts')

/** Loads the words of refusals. English is the platform's own language, and its text stays if they can't be loaded. */
export const wordRefusal: WordRefusal = async (refusal, language) =>
  language === 'en' ? {} : import('./index.ts').then((words) => words.wordRefusal(refusal, language)).catch(() => ({}))
