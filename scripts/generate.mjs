import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { derivedSuites } from './sums/derived-suites.mjs'
import { migrationModules } from './sums/migrations.mjs'
import { platformHalves } from './sums/platform-halves.mjs'
import { serviceFronts } from './sums/service-fronts.mjs'
import { serviceWords } from './sums/service-words.mjs'
import { tagMetadata } from './sums/tag-metadata.mjs'

/**
 * `npm run generate`: writes the sums over all services. No commit holds them: each follows from the folders in
 * `packages/services`, and two branches that each add a service must not meet in a list. Runs after an installation,
 * and before whatever starts, builds or tests.
 */

/**
 * One sum: what its files are to hold, by their path in the repository; nothing for a file that is to go.
 * @typedef {Record<string, string | undefined>} Files
 * @typedef {(repository: string) => Files | Promise<Files>} Sum
 */

/** @type {Sum[]} */
const sums = [derivedSuites, migrationModules, platformHalves, serviceFronts, serviceWords, tagMetadata]

const repository = dirname(dirname(fileURLToPath(import.meta.url)))
for (const sum of sums)
  for (const [path, text] of Object.entries(await sum(repository))) write(join(repository, path), text)

/**
 * Leaves a file alone that says the same already: what watches it would build again.
 * @param {string} file
 * @param {string | undefined} text
 */
function write(file, text) {
  if (text === undefined) return rmSync(file, { force: true })
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
