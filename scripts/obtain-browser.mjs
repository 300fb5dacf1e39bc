import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.mjs'

/**
 * Finds a browser to test with, or installs one: Playwright's own, or the system's if that cannot be downloaded.
 * @returns {string} the path of the executable
 * @throws {Error} with instructions when there is none and none can be installed
 */
export function obtainBrowser() {
  const found = tryToFind()
  if (found || process.env.CHROME_PATH) return found ?? findBrowser()
  for (const [command, ...rest] of waysToInstall()) {
    console.log(`Installing a browser: ${[command, ...rest].join(' ')} …`)
    spawnSync(/** @type {string} */ (command), rest, {
      stdio: 'inherit',
      timeout: 10 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = tryToFind()
    if (installed) return installed
  }
  return findBrowser()
}

function waysToInstall() {
  const ways = [[process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']]
  const mayUseApt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (mayUseApt)
    ways.push(['apt-get', 'update', '-qq'], ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return ways
}

function tryToFind() {
  try {
    return findBrowser()
  } catch {
    return undefined
  }
}
