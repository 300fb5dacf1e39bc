import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm run service-lines`: counts the handwritten lines of each service by part, without empty lines, comment lines,
 * and generated files.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))

/** The parts of a service, with the files of each. The first match wins. */
const rooms = /** @type {const} */ ([
  ['model', /^package\/(model\.ts|model\/)/],
  ['schemas', /^package\/schemas(\.ts|\/)/],
  ['contract', /^package\/contract(\.ts|\/)/],
  ['data', /^package\/data(\.ts|\/)/],
  ['words', /^package\/(words(\.ts|\/)|(.*\/)?locales\/)/],
  ['views', /^package\/views\//],
  ['joints', /^package\/(index|element)\.ts$/],
  ['own rooms', /^package\//],
  ['platform tests', /^platform\/.*\.test\.ts$/],
  ['seed', /^platform\/((demo|seed)[-/.]|.*-demo\b)/],
  ['tables', /^platform\/tables\.ts$/],
  ['handlers', /^platform\//],
  ['stories', /^stories\//],
])

const services = readdirSync('packages/services').filter((name) =>
  existsSync(join('packages/services', name, 'package.json')),
)
const table = services.map((service) => ({ service, ...linesOf(service) }))
const columns = ['service', 'calls', ...rooms.map(([room]) => room), 'all']
console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`)
for (const row of table)
  console.log(`| ${columns.map((column) => row[/** @type {keyof typeof row} */ (column)] ?? 0).join(' | ')} |`)

/** @param {string} service @returns {Record<string, number>} */
function linesOf(service) {
  const places = {
    package: join('packages/services', service, 'src'),
    platform: join('packages/services', service, 'platform'),
    stories: join('stories/services', service),
  }
  /** @type {Record<string, number>} */
  const counted = { calls: 0, all: 0 }
  for (const [place, folder] of Object.entries(places))
    for (const file of filesOf(folder)) {
      const path = `${place}/${file}`
      const room = rooms.find(([, pattern]) => pattern.test(path))?.[0]
      if (!room || (place === 'package' && /\.test\.tsx?$/.test(file))) continue
      const text = readFileSync(join(folder, file), 'utf8')
      const lines = writtenLines(text)
      counted[room] = (counted[room] ?? 0) + lines
      counted.all = (counted.all ?? 0) + lines
      if (room === 'contract')
        counted.calls = (counted.calls ?? 0) + [...text.matchAll(/^ {2}'[a-z-]+\.[a-z0-9.-]+': \{/gm)].length
    }
  return counted
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)generated\/|\.generated\./.test(file))
    : []
}

/** @param {string} text */
function writtenLines(text) {
  return text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length
}
