import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { completeLock } from './complete-lock.mjs'
import { generateSums } from './generate-sums.mjs'

/** Exits with a clear message if Node is too old for the dependencies. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`console-widgets needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Installs the dependencies of a package unless they are installed from its current lock file. For the repository
 * itself, also generates the sums over its services.
 * @param {string} [folder] where its package-lock.json or package.json is. Default: the repository's own
 */
export function installMissing(folder = '.') {
  installUnlessThere(folder)
  if (folder === '.') generateSums()
}

/**
 * A lock file lists the binaries for every platform, and npm fails if a registry lacks some of them. So a package with
 * such dependencies has no lock file, but exact versions.
 * @param {string} folder
 */
function installUnlessThere(folder) {
  const isLocked = existsSync(join(folder, 'package-lock.json'))
  if (folder === '.') completeLock(folder)
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, isLocked ? 'package-lock.json' : 'package.json')))
    .digest('hex')
  const modules = join(folder, 'node_modules')
  const marker = join(modules, '.console-widgets-installed')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.error(folder === '.' ? 'Installing dependencies …' : `Installing dependencies of ${folder} …`)
  // npm would inherit the options of `npm run`; only the repository itself has conflicting peer dependencies.
  const how = isLocked ? ['ci'] : ['install', '--no-package-lock', '--ignore-scripts']
  const { status } = spawnSync(
    'npm',
    [...how, '--no-audit', '--no-fund', '--loglevel=error', ...(folder === '.' ? [] : ['--no-legacy-peer-deps'])],
    { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  )
  if (status !== 0) {
    console.error('The dependencies could not be installed. See the npm output above.')
    process.exit(status ?? 1)
  }
  mkdirSync(modules, { recursive: true })
  writeFileSync(marker, lock)
}
