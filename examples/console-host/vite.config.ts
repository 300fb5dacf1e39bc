import { defineConfig } from 'vite'
import { consoleWidgetsPlugins } from '../../build/vite-plugins.ts'

/** The console host: one page for three languages, told apart by its path. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: consoleWidgetsPlugins(),
  build: { outDir: '../../.build/console', emptyOutDir: true, target: 'es2023' },
})
