import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/**
 * `npm run build`: creates in every package a publishable folder `dist` with its own package.json, and the browser
 * distribution in that of the elements. `--missing` only builds what has changed since the last time.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
requireNode()
installMissing()
const { writePublishable } = await import('./publishable.mjs')
const { publishedFolders } = await import('./published-folders.mjs')
const { isMarked, mark, sourceHash } = await import('./source-hash.mjs')

const node = process.execPath
const types = join('.build', 'types')
const marker = join('.build', 'packages.hash')
const hash = sourceHash(['packages', 'build', 'scripts', 'tsup.config.ts', 'tsconfig.build.json', 'package-lock.json'])
if (process.argv.includes('--missing') && isMarked(marker, hash)) process.exit(0)

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
for (const folder of publishedFolders()) writePublishable(folder, join(types, folder, 'src'))
step('the built packages load', [node, 'scripts/load-built.mjs', ...publishedFolders()])
mark(marker, hash)
console.log(`Built ${publishedFolders().length} packages`)

/** @param {string} title @param {string[]} command */
function step(title, [command, ...rest]) {
  console.log(`${title} …`)
  const { status } = spawnSync(/** @type {string} */ (command), rest, { stdio: 'inherit' })
  if (status === 0) return
  console.error(`Not built: ${title}`)
  process.exit(1)
}
