/** The same browser without a window, tabs, or an address bar. */
export const withoutWindow: string
/** Finds a Chromium to test with, if possible the one without a window. */
export function findTestBrowser(): string
/** Finds the Chromium that people use: `CHROME_PATH`, Playwright's own, then `chromium` or `google-chrome` on PATH. */
export function findBrowser(): string
/** Launch arguments of the browser, so that it runs in containers and stays quiet. */
export const browserArguments: string[]
/** Whether the file exists and may be executed. */
export function isExecutable(path: string): boolean
