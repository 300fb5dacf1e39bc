import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Services that contain a given file, sorted by name.
 * @param {string} repository
 * @param {string} file path inside of a service's folder, such as `src/element.ts`
 * @returns {string[]}
 */
export function areasWith(repository, file) {
  const services = join(repository, 'packages/services')
  return readdirSync(services)
    .filter((area) => existsSync(join(services, area, file)))
    .sort()
}
