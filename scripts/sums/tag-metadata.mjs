import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mark, sourceHash } from '../source-hash.mjs'
import { areasWith } from './service-folders.mjs'

/** Sources of the metadata besides the services. */
const sources = [
  'packages/elements/package.json',
  'packages/elements/src/element/attributes.ts',
  'packages/ui/src/tag.ts',
  'packages/ui/src/styles',
  'scripts/elements-metadata.ts',
  'scripts/sums',
]

/**
 * Metadata derived from the tag declarations. These are modules that take a second to load, so nothing is derived again
 * until one of the sources has changed.
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
  // The hash of the sources, and the files: a deleted one is restored.
  const marker = join(repository, '.build', 'tag-metadata.hash')
  const [derivedOf, ...paths] = existsSync(marker) ? readFileSync(marker, 'utf8').split('\n') : []
  if (derivedOf === hash && paths.every((path) => existsSync(join(repository, path)))) return {}
  const { tsImport } = await import('tsx/esm/api')
  const { readMetadata } = await tsImport('../elements-metadata.ts', import.meta.url)
  const files = await readMetadata()
  mark(marker, [hash, ...Object.keys(files)].join('\n'))
  return files
}
