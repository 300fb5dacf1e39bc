import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'

/**
 * Loads every module of the built packages in Node by name, from a node_modules without any sources, as their users
 * would. Servers render with them, so none may require a page on loading.
 */
/** Entries that start working when they are loaded. They are meant for worker threads only. */
const startsAtOnce = /-worker$/

const place = mkdtempSync(resolve('.build', 'installed-'))
try {
  const scope = join(place, 'node_modules', '@console-widgets')
  mkdirSync(scope, { recursive: true })
  const manifests = process.argv.slice(2).map((folder) => {
    const dist = resolve(folder, 'dist')
    const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'))
    // A copy: through a link, Node would resolve the neighbors beside the sources.
    cpSync(dist, join(scope, manifest.name.split('/')[1]), { recursive: true })
    return manifest
  })
  const { resolve: find } = createRequire(join(place, 'index.js'))
  for (const { name, exports } of manifests)
    for (const [path, target] of Object.entries(exports)) {
      if (typeof target === 'string' || startsAtOnce.test(path)) continue
      await import(pathToFileURL(find(name + path.slice(1))).href)
    }
} finally {
  rmSync(place, { recursive: true, force: true })
}
