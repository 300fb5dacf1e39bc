import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { serviceCategories } from '@console-widgets/core/tables'
import { serviceNames } from './new-service/names.ts'
import { scaffold } from './new-service/scaffold.ts'

/**
 * `npm run new-service <area> [item] [category]`: scaffolds a service with one list, a form, its page in the console,
 * and its half of the platform.
 */
async function main([area, item, category = 'tools']: string[]) {
  if (!area)
    throw new RangeError('Name the area, in the plural: npm run new-service short-links [short-link] [category]')
  const categories = serviceCategories.map(({ key }) => key as string)
  if (!categories.includes(category))
    throw new RangeError(`Unknown category '${category}'. Choose one of ${categories.join(', ')}`)
  const repository = resolve(import.meta.dirname, '..')
  const files = await scaffold(repository, serviceNames(area, item, category))
  console.log(files.join('\n'))
  const sources = files.filter((file) => /\.(ts|tsx|json)$/.test(file))
  derive(repository, process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...sources])
  derive(repository, process.execPath, ['scripts/generate.mjs'])
  derive(repository, 'npm', ['run', '--silent', 'migrations'])
  derive(repository, process.execPath, ['scripts/generate.mjs'])
  console.log(`
${area} is there: it lists, creates and deletes. Write its words in src/words.ts and its name in src/manifest.ts in
Chinese and Russian, then its own model, calls and views.
Its tests: npm test -- ${area}`)
}

/** Runs the generators of derived files. */
function derive(repository: string, command: string, parameters: string[]): void {
  const { status } = spawnSync(command, parameters, {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${[command, ...parameters].join(' ')} failed`)
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
