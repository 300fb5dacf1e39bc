import type { Plugin } from 'vite'
import { DECLARATIONS, leaveOutWords } from './declared-words.ts'
import { splitSheetPlugin } from './split-sheet-plugin.ts'
import { FILES_WITH_UNUSED, leaveOutUnused } from './unused-parts.ts'

/**
 * Plugins for the browser distribution, which remove code that tree-shaking cannot detect as unused, and from the style
 * sheet the rules that the modules in `firstShown` don't need. They run before the plugins that every page has.
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
