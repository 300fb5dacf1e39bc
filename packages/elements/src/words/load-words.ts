import type { LoadServiceWords } from '@console-widgets/ui/tag'

/** Loads where the words of each service are; only what speaks of all services does. */
export const loadWords: LoadServiceWords = () => import('./index.ts')
