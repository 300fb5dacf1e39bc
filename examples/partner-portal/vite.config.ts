import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** A partner's own site: it bundles the host's half of the messages, and nothing else of ours. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  build: {
    outDir: '../../.build/portal',
    emptyOutDir: true,
    target: 'es2023',
    // All of these know light-dark(); lowered, it would follow no color scheme that is set later.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, 'index.html'), tags: resolve(import.meta.dirname, 'tags.html') },
    },
  },
})
