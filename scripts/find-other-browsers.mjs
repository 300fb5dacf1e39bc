import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isExecutable } from './find-browser.mjs'

/** Packages of Debian and Ubuntu that bring both browsers, and a display for WebKit, which has no headless mode. */
export const packagesOfOtherBrowsers = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * Finds Firefox: `FIREFOX_PATH`, then on PATH.
 * @returns {string} the path of the executable
 */
export function findFirefox() {
  return process.env.FIREFOX_PATH || required('Firefox', findProgram('firefox-esr', 'firefox'))
}

/**
 * Finds WebKitGTK's driver, the browser that comes with it, and a display to run it on.
 * @returns {{ driver: string, browser: string, display: string }} the paths of the executables
 */
export function findWebKit() {
  return {
    driver: required('WebKitWebDriver', findProgram('WebKitWebDriver')),
    browser: required('WebKitGTK’s MiniBrowser', findMiniBrowser()),
    display: required('Xvfb', findProgram('Xvfb')),
  }
}

/**
 * @param {string} name @param {string | undefined} path
 * @returns {string}
 */
function required(name, path) {
  if (path) return path
  throw new Error(
    `${name} is missing. Install it, on Debian and Ubuntu with apt-get install ${packagesOfOtherBrowsers.join(' ')} ` +
      '(on Ubuntu, firefox instead of firefox-esr). FIREFOX_PATH names a Firefox that is elsewhere.',
  )
}

/** @param {readonly string[]} names */
function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** It is in a folder of its library, whose name has the architecture and the version. */
function findMiniBrowser() {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return undefined
  const folders = [libraries, ...readdirSync(libraries).map((name) => join(libraries, name))]
  return folders
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(isExecutable)
}
