import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of the published packages: all except private ones. @returns {string[]} */
export function publishedFolders() {
  return ['packages', 'packages/services']
    .flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .filter((folder) => !JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).private)
}

/**
 * Whether an export of a package.json is meant for users of the package. A service's half of the platform is bundled
 * with the sandbox, and what tests share stays here.
 * @param {string} name such as `./contract`
 */
export function isPublishedExport(name) {
  return !/^\.\/(platform|testing)(\/|$)/.test(name)
}
