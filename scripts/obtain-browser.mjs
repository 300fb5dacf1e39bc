import { spawnSync } from 'node:child_process'
import { findBrowser, findTestBrowser, withoutWindow } from './find-browser.mjs'

/** @returns {string} the path of the browser that people use, to measure with */
export const obtainBrowser = () => obtain(findBrowser, ['chromium'])

/** @returns {string} the path of the browser that tests use */
export const obtainTestBrowser = () => obtain(findTestBrowser, [withoutWindow, 'chromium'])

/**
 * Finds a browser, or installs one: Playwright's own, or the system's if that cannot be downloaded.
 * @param {() => string} find
 * @param {string[]} packages of the system, of which the first that exists is installed
 * @throws {Error} with instructions when there is none and none can be installed
 */
function obtain(find, packages) {
  const found = tryTo(find)
  if (found || process.env.CHROME_PATH) return found ?? find()
  for (const [command, ...rest] of waysToInstall(packages)) {
    console.log(`Installing a browser: ${[command, ...rest].join(' ')} …`)
    spawnSync(/** @type {string} */ (command), rest, {
      stdio: 'inherit',
      timeout: 10 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = tryTo(find)
    if (installed) return installed
  }
  return find()
}

/** @param {string[]} packages */
function waysToInstall(packages) {
  const ways = [[process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']]
  const mayUseApt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (mayUseApt)
    ways.push(
      ['apt-get', 'update', '-qq'],
      ...packages.map((name) => ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]),
    )
  return ways
}

/** @param {() => string} find */
function tryTo(find) {
  try {
    return find()
  } catch {
    return undefined
  }
}
