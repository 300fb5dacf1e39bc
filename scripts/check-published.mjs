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
 * Looks at what `npm run build` made, as whoever installs it would: packed, with publint and are-the-types-wrong, with
 * what each package offers compared with its checked-in reports, and from a project that has installed all of it.
 * `--write` brings the reports up to date.
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
    `${stale} report${stale === 1 ? '' : 's'} of what the packages offer changed. When that is meant, write them with \`npm run api\` and commit them; when it is not, the change breaks somebody.`,
  )
if (wrong > 0) console.error(`${wrong} problem${wrong === 1 ? '' : 's'} in what is published`)
process.exit(wrong + stale > 0 ? 1 : 0)
