import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/**
 * `npm run build`: makes of every package a folder `dist` that can be published as it is, with its own package.json,
 * and the browser distribution in that of the elements. `--missing` builds only what has changed since the last time.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
requireNode()
installMissing()
await import('./generate.mjs')
const { writePublishable } = await import('./publishable.mjs')
const { isMarked, mark, sourceHash } = await import('./source-hash.mjs')

const node = process.execPath
const types = join('.build', 'types')
const marker = join('.build', 'packages.hash')
const hash = sourceHash(['packages', 'build', 'scripts', 'tsup.config.ts', 'tsconfig.build.json', 'package-lock.json'])
if (process.argv.includes('--missing') && isMarked(marker, hash)) process.exit(0)

step('what is generated from the tags is up to date', [
  node,
  '--import',
  'tsx',
  'scripts/elements-metadata.ts',
  '--check',
])
step('browser distribution', [
  node,
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'packages/elements/vite.config.ts',
  '--logLevel',
  'warn',
])
step('packages', [node, 'node_modules/tsup/dist/cli-default.js'])
rmSync(types, { recursive: true, force: true })
step('declarations', [node, 'node_modules/typescript/bin/tsc', '--project', 'tsconfig.build.json'])
for (const folder of packageFolders()) writePublishable(folder, join(types, folder, 'src'))
step('the built packages load', [node, 'scripts/load-built.mjs', ...packageFolders()])
mark(marker, hash)
console.log(`Built ${packageFolders().length} packages`)

/** @param {string} title @param {string[]} command */
function step(title, [command, ...rest]) {
  console.log(`${title} …`)
  const { status } = spawnSync(/** @type {string} */ (command), rest, { stdio: 'inherit' })
  if (status === 0) return
  console.error(`Not built: ${title}`)
  process.exit(1)
}

function packageFolders() {
  return ['packages', 'packages/services']
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
}
