import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSpecifiers } from '../import-specifiers.mjs'

/** Folder of a package's sources whose files are generated. */
export const generatedFolder = join('src', 'generated')

/**
 * The services that a package's generated files import, with their versions. Its package.json does not name them, since
 * two branches that each add a service would meet there: the workspace finds them, and what is published names them.
 * @param {string} folder the package's
 * @returns {Record<string, string>}
 */
export function generatedDependencies(folder) {
  const generated = join(folder, generatedFolder)
  if (!existsSync(generated)) return {}
  const imported = readdirSync(generated).flatMap((file) =>
    importSpecifiers(readFileSync(join(generated, file), 'utf8')).map(({ specifier }) => specifier),
  )
  return Object.fromEntries(
    readdirSync('packages/services')
      .map((area) => join('packages/services', area, 'package.json'))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')))
      .filter(({ name }) => imported.some((specifier) => specifier.startsWith(`${name}/`)))
      .map(({ name, version }) => [name, version]),
  )
}
