import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of the published packages: all except private ones. @returns {string[]} */
export function publishedFolders() {
  return ['packages', 'packages/services']
    .flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .filter((folder) => !JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).private)
}

/** The modules of a service's front that others may import, besides its components and words. */
const faces = ['contract', 'schemas', 'model', 'data', 'element', 'manifest']

/**
 * The exports of a package.json with a file for each. A service exports its modules by the pattern `./*`.
 * @param {string} folder
 * @param {Record<string, string>} [exports]
 * @returns {[name: string, path: string][]}
 */
export function exportedFiles(folder, exports = {}) {
  return Object.entries(exports).flatMap(([name, path]) =>
    name === './*'
      ? faces
          .map((face) => /** @type {[string, string]} */ ([`./${face}`, path.replace('*', face)]))
          .filter(([, file]) => existsSync(join(folder, file)))
      : [/** @type {[string, string]} */ ([name, path])],
  )
}

/**
 * The exports that are meant for users of the package. A service's half of the platform is bundled with the sandbox,
 * and what tests share stays here.
 * @param {string} folder
 * @param {Record<string, string>} [exports]
 */
export function publishedExports(folder, exports) {
  return exportedFiles(folder, exports).filter(([name]) => !/^\.\/(platform|testing)(\/|$)/.test(name))
}
