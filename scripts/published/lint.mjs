import { join, resolve } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** Module resolutions that ES modules alone cannot serve: we publish only those, and say so in `engines` and `type`. */
const notForModules = ['node10', 'node16-cjs']

/**
 * Checks a package with publint and are-the-types-wrong.
 * @param {string} folder the package's
 * @param {Buffer} archive the packed package
 * @returns {Promise<string[]>} problems, one line each
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
