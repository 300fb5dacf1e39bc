import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { distributionPlugins } from '../../build/distribution-plugins.ts'
import { preloadsPlugin } from '../../build/preloads-plugin.ts'
import { tagFilesPlugin } from '../../build/tag-files-plugin.ts'
import { consoleWidgetsPlugins } from '../../build/vite-plugins.ts'
import { besideScript, chunkGroups, firstShown, toFetchAhead } from './chunk-groups.ts'

const entry = resolve(import.meta.dirname, 'src/distribution.ts')

/** The browser distribution: one small script for a page, and the chunks that it loads on demand. */
export default defineConfig({
  root: import.meta.dirname,
  // Relative to the script, wherever it is served from.
  base: './',
  publicDir: false,
  plugins: [
    tagFilesPlugin(entry),
    ...distributionPlugins({ firstShown }),
    ...consoleWidgetsPlugins(),
    preloadsPlugin(besideScript),
  ],
  build: {
    outDir: 'dist/browser',
    target: 'es2023',
    cssCodeSplit: false,
    modulePreload: { resolveDependencies: toFetchAhead },
    rolldownOptions: {
      input: { 'console-widgets': entry },
      // A directive for React servers, which browsers ignore.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      // Chunks may import from the entry, which is already loaded; a chunk for what both need would cost another round
      // trip.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
