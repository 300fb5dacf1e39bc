import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { derivedSuites } from './sums/derived-suites.mjs'
import { migrationModules } from './sums/migrations.mjs'
import { platformHalves } from './sums/platform-halves.mjs'
import { serviceFronts } from './sums/service-fronts.mjs'
import { serviceTexts } from './sums/service-texts.mjs'
import { serviceWords } from './sums/service-words.mjs'
import { tagMetadata } from './sums/tag-metadata.mjs'

/**
 * `npm run generate`: writes the files that sum up all services. They are not committed: each is derived from the
 * folders in `packages/services`, so that two branches that each add a service don't conflict in a list. Runs after an
 * installation, and before everything that starts, builds, or tests.
 */

/**
 * One sum: contents of its files by path in the repository. Undefined deletes a file.
 * @typedef {Record<string, string | undefined>} Files
 * @typedef {(repository: string) => Files | Promise<Files>} Sum
 */

/** @type {Sum[]} */
const sums = [derivedSuites, migrationModules, platformHalves, serviceFronts, serviceTexts, serviceWords, tagMetadata]

const repository = dirname(dirname(fileURLToPath(import.meta.url)))
for (const sum of sums)
  for (const [path, text] of Object.entries(await sum(repository))) write(join(repository, path), text)

/**
 * Leaves an unchanged file alone, so that watchers don't rebuild.
 * @param {string} file
 * @param {string | undefined} text
 */
function write(file, text) {
  if (text === undefined) return rmSync(file, { force: true })
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
