import type { Plugin } from 'vite'
import { joinLooks } from './story-looks.ts'

/** For stories as tests: each story's test also covers its looks. */
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
