import type { Plugin } from 'vite'
import { DECLARATIONS, leaveOutWords } from './declared-words.ts'
import { FILES_WITH_UNUSED, leaveOutUnused } from './unused-parts.ts'

/** What a page downloads has nothing that it cannot need: these leave out what tree-shaking cannot know of. */
export function distributionPlugins(): Plugin[] {
  return [
    { name: 'console-widgets:unused-parts', enforce: 'pre', transform: { filter: { id: FILES_WITH_UNUSED }, handler: (code, id) => leaveOutUnused(code, id) } },
    { name: 'console-widgets:declared-words', enforce: 'pre', transform: { filter: { id: DECLARATIONS }, handler: (code) => leaveOutWords(code) } },
  ]
}
