/** Finds a Chromium to test with: `CHROME_PATH`, Playwright's own, then `chromium` or `google-chrome` on PATH. */
export function findBrowser(): string
/** What a browser is started with, so that it runs in containers and stays quiet. */
export const browserArguments: string[]
