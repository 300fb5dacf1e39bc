import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { consoleWidgetsPlugins } from '../../build/vite-plugins.ts'

/** The console host: one page for three languages, which the path determines. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: consoleWidgetsPlugins({ page: resolve(import.meta.dirname, 'src') }),
  build: {
    outDir: '../../.build/console',
    emptyOutDir: true,
    target: 'es2023',
    // All of these support light-dark(). Lowered, it wouldn't follow a color scheme set later.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
