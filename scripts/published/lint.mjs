import { join, resolve } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** Ways of resolving that modules alone cannot serve: we publish modules, and say so in `engines` and `type`. */
const notForModules = ['node10', 'node16-cjs']

/**
 * What publint and are-the-types-wrong have to say against a package as it is published.
 * @param {string} folder the package's
 * @param {Buffer} archive what was packed of it
 * @returns {Promise<string[]>} one line each
 */
export async function problemsOf(folder, archive) {
  return [...(await problemsOfManifest(join(folder, 'dist'))), ...(await problemsOfTypes(archive))]
}

/** @param {string} dist */
async function problemsOfManifest(dist) {
  const { messages, pkg } = await publint({ pkgDir: resolve(dist), level: 'suggestion' })
  return messages.map((message) => `publint: ${formatMessage(message, pkg)}`)
}

/** @param {Buffer} archive */
async function problemsOfTypes(archive) {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(archive)))
  if (!result.types) return ['types: the package has none']
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && notForModules.includes(problem.resolutionKind)))
    .map((problem) =>
      `types: ${problem.kind} ${'entrypoint' in problem ? problem.entrypoint : ''} ${'resolutionKind' in problem ? problem.resolutionKind : ''}`.trimEnd(),
    )
}
