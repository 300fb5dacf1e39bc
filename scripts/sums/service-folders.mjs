import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The areas of the services that have a file, in the order of their names.
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
