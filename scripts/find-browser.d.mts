/** Finds a Chromium to test with: `CHROME_PATH`, Playwright's own, then `chromium` or `google-chrome` on PATH. */
export function findBrowser(): string
/** Launch arguments of the browser, so that it runs in containers and stays quiet. */
export const browserArguments: string[]
/** Whether the file exists and may be executed. */
export function isExecutable(path: string): boolean
