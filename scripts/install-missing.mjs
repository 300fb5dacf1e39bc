import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

/** Ends with a clear line where Node is too old for what is installed. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`console-widgets needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs the dependencies unless this very lock file has been installed. */
export function installMissing() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const marker = 'node_modules/.console-widgets-installed'
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.log('Installing dependencies …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error('The dependencies could not be installed; what npm said stands above.')
    process.exit(status ?? 1)
  }
  mkdirSync('node_modules', { recursive: true })
  writeFileSync(marker, lock)
}
