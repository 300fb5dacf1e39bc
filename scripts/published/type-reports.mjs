import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'

/** Entries that declare calls. Their inferred types are long, and the call report covers them concisely. */
const declarations = ['./contract', './schemas']

/**
 * Entries derived from the declarations of all tags. Each service's own report covers its tags, and two branches that
 * each add a service must not conflict in a report of all.
 */
const sums = ['./jsx']

/** Output folder, separate from the checked-in reports, which are compared afterward. */
const reports = resolve('.build', 'api')
const silent = { default: { logLevel: /** @type {const} */ ('none') } }
const compilerOptions = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  skipLibCheck: true,
  strict: true,
  jsx: 'react-jsx',
  types: [],
}

/**
 * Describes the public API of a built package, entry by entry.
 * @param {string} folder the package's
 * @returns {Record<string, string>} the text of each report by file name
 */
export function typeReports(folder) {
  const dist = resolve(folder, 'dist')
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'))
  const entries = Object.entries(exports)
    .filter(([name, target]) => target.types?.endsWith('.d.ts') && ![...declarations, ...sums].includes(name))
    .map(([name, target]) => ({
      name: `${name === '.' ? 'index' : name.slice(2)}.api.md`,
      file: join(dist, target.types),
    }))
  const files = entries.map(({ file }) => file)
  // An unchanged report is not rewritten, and would keep the line endings of an older one.
  rmSync(reports, { recursive: true, force: true })
  /** @type {CompilerState | undefined} */
  let compilerState
  return Object.fromEntries(
    entries.map(({ name, file }) => {
      const config = configOf(dist, file, files, name)
      compilerState ??= CompilerState.create(config, { additionalEntryPoints: files })
      const { succeeded } = Extractor.invoke(config, {
        localBuild: true,
        compilerState,
        messageCallback: handleUnlessError,
      })
      if (!succeeded) throw new Error(`No report was written for ${file}`)
      return [name, readFileSync(config.reportFilePath, 'utf8')]
    }),
  )
}

/** @param {string} dist @param {string} file @param {string[]} files @param {string} name */
function configOf(dist, file, files, name) {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(dist, 'package.json'),
    configObject: {
      projectFolder: dist,
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files } },
      apiReport: {
        enabled: true,
        reportFolder: reports,
        reportTempFolder: join(reports, 'temp'),
        reportFileName: name.replace('.api.md', ''),
      },
      newlineKind: 'lf',
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      // Comments are for readers; the report describes the types.
      messages: { compilerMessageReporting: silent, extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  })
}

/** @param {import('@microsoft/api-extractor').ExtractorMessage} message */
function handleUnlessError(message) {
  message.handled = message.logLevel !== 'error'
}
