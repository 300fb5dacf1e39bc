import type { Plugin } from 'vite'
import { DECLARATIONS, leaveOutWords } from './declared-words.ts'
import { splitSheetPlugin } from './split-sheet-plugin.ts'
import { FILES_WITH_UNUSED, leaveOutUnused } from './unused-parts.ts'

/**
 * What a page downloads has nothing that it cannot need: these leave out what tree-shaking cannot know of, and of the
 * sheet what the modules that `firstShown` names do not need. They go before those that every page has.
 */
export function distributionPlugins({ firstShown }: { firstShown: RegExp }): Plugin[] {
  return [
    splitSheetPlugin(firstShown),
    {
      name: 'console-widgets:unused-parts',
      enforce: 'pre',
      transform: { filter: { id: FILES_WITH_UNUSED }, handler: (code, id) => leaveOutUnused(code, id) },
    },
    {
      name: 'console-widgets:declared-words',
      enforce: 'pre',
      transform: { filter: { id: DECLARATIONS }, handler: (code) => leaveOutWords(code) },
    },
  ]
}
