/** Packages of Debian and Ubuntu that bring both browsers, and a display for WebKit, which has no headless mode. */
export const packagesOfOtherBrowsers: readonly string[]
/** Finds Firefox: `FIREFOX_PATH`, then on PATH. */
export function findFirefox(): string
/** Finds WebKitGTK's driver, the browser that comes with it, and a display to run it on. */
export function findWebKit(): { driver: string; browser: string; display: string }
