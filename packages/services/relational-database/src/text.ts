import { createTextHook } from '@console-widgets/ui'
import type en from './locales/en.ts'

export { locales } from './locales/index.ts'

/** Gives a message of the widgets of the relational database. */
export const useDatabaseText = createTextHook<typeof en>()
