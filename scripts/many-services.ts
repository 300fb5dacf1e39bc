import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { serviceCategories } from '@console-widgets/core/tables'
import { addCalls } from './many-services/further-calls.ts'
import { copyRepository } from './many-services/copy-repository.ts'
import { serviceNames } from './new-service/names.ts'
import { scaffold } from './new-service/scaffold.ts'

/**
 * `npm run many-services <folder> [count] [calls]`: a copy of the repository with `count` more services of `calls`
 * calls each, to see what services cost: 35 of 20 unless told otherwise. `scripts/measure-services.ts` measures it.
 */
async function main([target, count = '35', calls = '20']: string[]) {
  if (!target) throw new RangeError('Name a folder for the copy: npm run many-services ../many [count] [calls]')
  const repository = resolve(import.meta.dirname, '..')
  const folder = resolve(target)
  copyRepository(repository, folder)
  for (let number = 0; number < Number(count); number += 1) {
    const category = serviceCategories[number % serviceCategories.length]?.key
    const names = serviceNames(`service-${lettersOf(number)}s`, undefined, category)
    await scaffold(folder, names)
    await addCalls(folder, names, Number(calls))
  }
  run(folder, 'node_modules/oxfmt/bin/oxfmt', 'packages/services', 'stories/services')
  run(folder, 'scripts/generate.mjs')
  run(folder, '--import', 'tsx', 'scripts/migrations.ts', 'baseline')
  run(folder, 'scripts/generate.mjs')
  console.log(`${folder} has ${count} more services of ${calls} calls each`)
}

/** 0 → `aa`, 1 → `ab`: fields and permissions are called by letters alone. */
function lettersOf(number: number): string {
  return [Math.floor(number / 26), number % 26].map((place) => String.fromCharCode(97 + place)).join('')
}

/** Runs a script of Node in the copy. */
function run(folder: string, ...parameters: string[]): void {
  const { status } = spawnSync(process.execPath, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${parameters.join(' ')} failed in ${folder}`)
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
