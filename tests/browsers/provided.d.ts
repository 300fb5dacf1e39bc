import type { BrowserName } from './webdriver/open-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser of the project. */
    browser: BrowserName
  }
}
