import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { areasWith } from './service-folders.mjs'

/** Folder of the files that run the derived suites, one for each package with calls. */
export const folder = 'tests/derived/services'

/**
 * One test file for each package with calls, so that the runner can run each in a process of its own.
 * @type {import('../generate.mjs').Sum}
 */
export function derivedSuites(repository) {
  const packages = ['core', ...areasWith(repository, 'src/contract.ts')]
  const files = packages.map((name) => [`${folder}/${name}.test.ts`, entryOf(name)])
  const before = existsSync(join(repository, folder)) ? readdirSync(join(repository, folder)) : []
  return { ...Object.fromEntries(before.map((name) => [`${folder}/${name}`, undefined])), ...Object.fromEntries(files) }
}

/** @param {string} packageName */
function entryOf(packageName) {
  return `import { describeService } from '../describe-service.ts'

describeService('${packageName}')
`
}
