import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mark, sourceHash } from '../source-hash.mjs'
import { areasWith } from './service-folders.mjs'

/** What the metadata follows from, besides the services. */
const sources = [
  'packages/elements/package.json',
  'packages/elements/src/element/attributes.ts',
  'packages/ui/src/tag.ts',
  'packages/ui/src/styles',
  'scripts/elements-metadata.ts',
  'scripts/sums',
]

/**
 * What is derived from the declarations of the tags. They are modules, which take a second to load: while nothing that
 * they follow from has changed, nothing is derived anew.
 * @param {string} repository
 * @returns {Promise<Record<string, string>>}
 */
export async function tagMetadata(repository) {
  const services = areasWith(repository, 'src/element.ts').map((area) => `packages/services/${area}`)
  const hash = sourceHash(
    [...sources, ...services.flatMap((folder) => [`${folder}/package.json`, `${folder}/src`])].map((path) =>
      join(repository, path),
    ),
  )
  // Of what it was derived, and the files: whoever removes one of them gets it back.
  const marker = join(repository, '.build', 'tag-metadata.hash')
  const [derivedOf, ...paths] = existsSync(marker) ? readFileSync(marker, 'utf8').split('\n') : []
  if (derivedOf === hash && paths.every((path) => existsSync(join(repository, path)))) return {}
  const { tsImport } = await import('tsx/esm/api')
  const { readMetadata } = await tsImport('../elements-metadata.ts', import.meta.url)
  const files = await readMetadata()
  mark(marker, [hash, ...Object.keys(files)].join('\n'))
  return files
}
