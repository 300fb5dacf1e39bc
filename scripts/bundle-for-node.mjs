import { randomUUID } from 'node:crypto'
import { renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles a program of this repository with its sources into one file, which starts much faster than loading and
 * translating each source. Installed packages stay outside. Takes a second, and so isn't cached.
 * @param {string} entry TypeScript file, relative to the repository
 * @returns {Promise<string>} path of the bundle, to be run with `--enable-source-maps`
 */
export async function bundleForNode(entry) {
  const bundle = join('.build', 'programs', basename(entry).replace(/\.ts$/, '.mjs'))
  const unfinished = `${bundle}.${randomUUID()}`
  await build({
    entryPoints: [entry],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [installedStayOutside],
  })
  // Renamed as a whole, since another process may be starting from the previous one.
  renameSync(unfinished, bundle)
  return bundle
}

/** @type {import('esbuild').Plugin} */
const installedStayOutside = {
  name: 'installed packages stay outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@console-widgets/') ? undefined : { path, external: true },
    )
  },
}
