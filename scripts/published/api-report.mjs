import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'

/** Entries that are declarations themselves, held by the OpenAPI document and the derived tests. */
const heldElsewhere = ['./contract', './schemas']

/**
 * Writes what a built package offers its users, entry by entry, into its folder `api`, or compares it with what is there.
 * @param {string} folder the package's
 * @param {{ write: boolean }} options
 * @returns {string[]} the reports that differ from what is checked in
 */
export function apiReports(folder, { write }) {
  const dist = resolve(folder, 'dist')
  const reports = resolve(folder, 'api')
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'))
  const entries = Object.entries(exports).filter(([name, target]) => target.types && !heldElsewhere.includes(name))
  mkdirSync(reports, { recursive: true })
  const names = entries.map(([name]) => (name === '.' ? 'index' : name.slice(2)))
  for (const file of readdirSync(reports)) if (write && !names.includes(file.replace('.api.md', ''))) rmSync(join(reports, file))
  return entries.flatMap(([, target], index) => (isUnchanged(dist, join(dist, target.types), reports, /** @type {string} */ (names[index]), write) ? [] : [join(folder, 'api', `${names[index]}.api.md`)]))
}

/** @param {string} dist @param {string} entry @param {string} reports @param {string} name @param {boolean} write */
function isUnchanged(dist, entry, reports, name, write) {
  const compilerOptions = { module: 'nodenext', moduleResolution: 'nodenext', target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], skipLibCheck: true, strict: true, jsx: 'react-jsx', types: [] }
  const silent = { default: { logLevel: /** @type {const} */ ('none') } }
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(dist, 'package.json'),
    configObject: {
      projectFolder: dist,
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
      apiReport: { enabled: true, reportFolder: reports, reportTempFolder: resolve('.build', 'api'), reportFileName: name },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      // Comments are for people; what the report holds is the shape.
      messages: { compilerMessageReporting: silent, extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  })
  const { succeeded, apiReportChanged } = Extractor.invoke(config, {
    localBuild: write,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error'
    },
  })
  return write ? succeeded : !apiReportChanged
}
