import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { consoleWidgetsEsbuildPlugins } from './build/esbuild-plugins.ts'
import { generatedDependencies } from './scripts/sums/generated-dependencies.mjs'

interface PackageJson {
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * What is bundled although it is a dependency: Radix, because only our bundle has it mended for shadow roots.
 */
const BUNDLED = /^@radix-ui\//

/** The packages that are published, with their folders. */
function publishedPackages(): string[] {
  return ['packages', 'packages/services'].flatMap((parent) =>
    readdirSync(parent)
      .map((name) => join(parent, name))
      .filter((folder) => existsSync(join(folder, 'package.json'))),
  )
}

/** One build for each package: its exports as entries, its dependencies left to whoever installs it. */
function packageOptions(folder: string): Options {
  const {
    exports = {},
    dependencies = {},
    peerDependencies = {},
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson
  const sources = Object.values(exports).filter((path) => /\.tsx?$/.test(path) && existsSync(join(folder, path)))
  const names = Object.keys({ ...dependencies, ...peerDependencies, ...generatedDependencies(folder) }).filter(
    (name) => !BUNDLED.test(name),
  )
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
    external: names.map((name) => new RegExp(`^${name}(/|$)`)),
    noExternal: [BUNDLED],
    esbuildPlugins: consoleWidgetsEsbuildPlugins(),
    silent: true,
  }
}

export default defineConfig(
  publishedPackages()
    .map(packageOptions)
    .filter(({ entry }) => Object.keys(entry as object).length > 0),
)
