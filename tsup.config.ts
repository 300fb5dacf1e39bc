import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { consoleWidgetsEsbuildPlugins } from './build/esbuild-plugins.ts'
import { bundledOfOurs, publishedDependencies } from './scripts/published-dependencies.mjs'
import { publishedExports, publishedFolders } from './scripts/published-folders.mjs'

interface PackageJson {
  name: string
  version: string
  exports?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** What is bundled although it is a dependency: what is edited when it is built (`build/radix.ts`). */
const edited = /^(@radix-ui\/|uplot$)/

/** One build for each package: its exports as entries, what it needs left to whoever installs it. */
function packageOptions(folder: string): Options {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson
  const sources = publishedExports(folder, manifest.exports)
    .filter(([, path]) => /\.tsx?$/.test(path) && existsSync(join(folder, path)))
    .map(([, path]) => path)
  const needed = Object.keys({ ...publishedDependencies(manifest), ...manifest.peerDependencies })
  return {
    name: folder,
    entry: Object.fromEntries(
      sources.map((path) => [path.replace('./src/', '').replace(/\.tsx?$/, ''), join(folder, path)]),
    ),
    outDir: join(folder, 'dist'),
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    splitting: true,
    // Everything but the browser distribution, which is Vite's.
    clean: ['!browser/**'],
    // Declarations come from tsc: tsup's own need an older compiler.
    dts: false,
    // Of a service its front, and not its half of the platform, nor the guides that both have: no package exports them.
    external: needed
      .filter((name) => !edited.test(name))
      .map((name) => new RegExp(`^${name}(?!/(platform|help)(/|$))(/|$)`)),
    noExternal: [edited, bundledOfOurs],
    // Replacing modules is for work on the sources: a page's own development server would look for them.
    define: { 'import.meta.hot': 'undefined' },
    esbuildPlugins: consoleWidgetsEsbuildPlugins(),
    silent: true,
  }
}

export default defineConfig(
  publishedFolders()
    .map(packageOptions)
    .filter(({ entry }) => Object.keys(entry as object).length > 0),
)
