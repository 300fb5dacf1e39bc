import { createConsole } from '@console-widgets/core'

/** The page's console: one for all of its widgets. `VITE_PLATFORM` names another platform than that of `npm start`. */
export const console = createConsole({
  zones: { china: { api: import.meta.env.VITE_PLATFORM ?? 'http://localhost:4280' } },
  language: 'en',
})
