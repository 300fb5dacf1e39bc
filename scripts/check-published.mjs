import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiReports } from './published/api-report.mjs'
import { problemsOf } from './published/lint.mjs'
import { pack } from './published/pack.mjs'

/**
 * Looks at what `npm run build` made, as whoever installs it would: packed, with publint and are-the-types-wrong, and
 * with what each package offers compared with its checked-in report. `--write` brings the reports up to date.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const write = process.argv.includes('--write')
const folders = ['packages', 'packages/services'].flatMap((parent) => readdirSync(parent).map((name) => join(parent, name))).filter((folder) => existsSync(join(folder, 'dist', 'package.json')))

let right = true
for (const folder of folders) {
  const { name, archive, files } = pack(folder, resolve('.build', 'packed'))
  const problems = [...(await problemsOf(folder, archive)), ...apiReports(folder, { write }).map((report) => `${report} is not what the package offers now: npm run api`)]
  console.log(`${name}: ${files.length} files, ${Math.round(archive.length / 1000)} kB packed${problems.map((problem) => `\n  ${problem}`).join('')}`)
  right &&= problems.length === 0
}
process.exit(right ? 0 : 1)
