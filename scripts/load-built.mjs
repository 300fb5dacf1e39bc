import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'

/**
 * Loads every module of the built packages in Node, as whoever installs them would: by name, out of a node_modules that
 * holds nothing of the sources. A server renders with them, so none may need a page to be loaded.
 */
/** An entry that begins its work when it is loaded, which is for a worker thread alone. */
const startsAtOnce = './sql-worker'

const place = mkdtempSync(resolve('.build', 'installed-'))
try {
  const scope = join(place, 'node_modules', '@console-widgets')
  mkdirSync(scope, { recursive: true })
  const manifests = process.argv.slice(2).map((folder) => {
    const dist = resolve(folder, 'dist')
    const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'))
    // A copy: from a link, Node would look for the neighbours beside the sources.
    cpSync(dist, join(scope, manifest.name.split('/')[1]), { recursive: true })
    return manifest
  })
  const { resolve: find } = createRequire(join(place, 'index.js'))
  for (const { name, exports } of manifests)
    for (const [path, target] of Object.entries(exports)) {
      if (typeof target === 'string' || path === startsAtOnce) continue
      await import(pathToFileURL(find(name + path.slice(1))).href)
    }
} finally {
  rmSync(place, { recursive: true, force: true })
}
