import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callReport } from './published/call-report.ts'
import { differences } from './published/checked-in.ts'
import { tryAsConsumer } from './published/consumer.mjs'
import { problemsOf } from './published/lint.mjs'
import { packAll } from './published/pack.mjs'
import { typeReports } from './published/type-reports.mjs'

/**
 * Checks the output of `npm run build` as its users get it: packed, with publint and are-the-types-wrong, against the
 * checked-in reports of each package's API, and in a project that has installed all packages. `--write` updates the
 * reports.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const write = process.argv.includes('--write')

let wrong = 0
let stale = 0
const packed = packAll(resolve('.build', 'packed'))
for (const { folder, name, file, files } of packed) {
  const archive = readFileSync(file)
  const calls = callReport(name)
  const problems = await problemsOf(folder, archive)
  const changes = differences(
    join(folder, 'api'),
    { ...typeReports(folder), ...(calls ? { 'calls.api.md': calls } : {}) },
    { write },
  )
  console.log(
    [`${name}: ${files.length} files, ${Math.round(archive.length / 1000)} kB packed`, ...problems, ...changes].join(
      '\n  ',
    ),
  )
  wrong += problems.length
  stale += changes.length
}
for (const problem of await tryAsConsumer(packed.map(({ file }) => file))) {
  console.log(problem)
  wrong++
}
if (stale > 0)
  console.error(
    `${stale} report${stale === 1 ? '' : 's'} of what the packages offer changed. When that is meant, write them with \`npm run api\` and commit them; if it isn’t, the change breaks users of the packages.`,
  )
if (wrong > 0) console.error(`${wrong} problem${wrong === 1 ? '' : 's'} in the published packages`)
process.exit(wrong + stale > 0 ? 1 : 0)
