import type { LoadServiceWords } from '@console-widgets/ui/tag'

/** Loaders of each service's messages. Only views across all services use them, and refusals. */
export const loadWords: LoadServiceWords = () => import('./index.ts')
