import type { Edits } from './radix.ts'

/**
 * uPlot makes its number format when it is loaded, in the browser's language. WebKit on Linux reports `C` for a system
 * without a language, which is no language tag: loading would fail, and with it every page that has a chart. Our charts
 * write their numbers themselves.
 */
export const languageEdits: Edits = {
  uplot: [
    {
      find: "new Intl.NumberFormat(domEnv ? nav.language : 'en-US')",
      replace: 'new Intl.NumberFormat()',
      times: 1,
    },
  ],
}
