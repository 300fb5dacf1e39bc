import type { Plugin } from 'vite'
import { joinLooks } from './story-looks.ts'

/** For stories as tests: the looks of a story are gone through by its own test. */
export function storyLooksPlugin(): Plugin {
  return {
    name: 'console-widgets:story-looks',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code) => joinLooks(code),
    },
  }
}
