import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/**
 * Finds a Chromium to test with: `CHROME_PATH`, Playwright's own, then `chromium` or `google-chrome` on PATH.
 * @returns {string} the path of the executable
 */
export function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROME_PATH is ${given}, which is not an executable file`)
    return given
  }
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
      const path = join(directory, name)
      if (directory && isExecutable(path)) return path
    }
  }
  throw new Error(
    'No browser found to test with. Run `npx playwright install chromium`, or install Chromium or Chrome, ' +
      'or set CHROME_PATH to one.',
  )
}

/**
 * Built-in pages that the browser preloads behind the address bar of each window. They cost every test page half a
 * second of CPU time.
 */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Features that Playwright disables. The browser only honors the last such list, so ours must include them. */
const offInPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Launch arguments of the browser, so that it runs in containers and stays quiet. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...ownPages].join(',')}`,
]

/**
 * Whether the file exists and may be executed.
 * @param {string} path
 */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
