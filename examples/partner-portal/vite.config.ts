import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** A partner's own site: it bundles the host side of the messages, and no other code of ours. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  build: {
    outDir: '../../.build/portal',
    emptyOutDir: true,
    target: 'es2023',
    // All of these support light-dark(). Lowered, it wouldn't follow a color scheme set later.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, 'index.html'), tags: resolve(import.meta.dirname, 'tags.html') },
    },
  },
})
