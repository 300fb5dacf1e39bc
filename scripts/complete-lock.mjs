import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes into package-lock.json the services that it does not name yet, as `npm install` would: a service that another
 * branch has added changes no file that two branches share, and so not the lock. It finds no dependency that no package
 * had before; whoever adds one runs `npm install`.
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
