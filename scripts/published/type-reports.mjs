import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'

/**
 * Entries that are declarations of calls: their types are what is inferred from these, and the report of the calls says
 * them shortly.
 */
const declarations = ['./contract', './schemas']

/**
 * Entries that follow from the declarations of all tags: each service's own report says what its tags offer, and two
 * branches that each add a service do not meet in a report of all.
 */
const sums = ['./jsx']

/** Written apart from what is checked in, which is compared afterwards. */
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
 * What a built package offers its users, entry by entry.
 * @param {string} folder the package's
 * @returns {Record<string, string>} the text of each report by the name of its file
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
  // A report that says the same is not written anew, and would keep the line ends of an older one.
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
      if (!succeeded) throw new Error(`There is no report of ${file}`)
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
      // Comments are for people; what the report holds is the shape.
      messages: { compilerMessageReporting: silent, extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  })
}

/** @param {import('@microsoft/api-extractor').ExtractorMessage} message */
function handleUnlessError(message) {
  message.handled = message.logLevel !== 'error'
}
