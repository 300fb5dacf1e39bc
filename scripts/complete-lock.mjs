import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Adds services missing from package-lock.json, as `npm install` would. A new service must not change files that two
 * branches share, so its branch does not commit the lock file. Dependencies that are new to the repository are not
 * found this way; run `npm install` for those.
 * @param {string} repository
 */
export function completeLock(repository) {
  const file = join(repository, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = servicesOf(repository).filter(({ folder }) => !lock.packages[folder])
  if (missing.length === 0) return
  for (const { folder, manifest } of missing) {
    const { name, version, license, dependencies, devDependencies, peerDependencies } = manifest
    lock.packages[folder] = { name, version, license, dependencies, devDependencies, peerDependencies }
    lock.packages[`node_modules/${name}`] = { resolved: folder, link: true }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

/** @param {string} repository */
function servicesOf(repository) {
  return readdirSync(join(repository, 'packages/services'))
    .map((area) => `packages/services/${area}`)
    .filter((folder) => existsSync(join(repository, folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')),
    }))
}
