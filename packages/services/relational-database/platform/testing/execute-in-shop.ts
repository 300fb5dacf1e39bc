import type { InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/relational-database/contract'

type Execute = InputOf<(typeof calls)['relational-database.sql.execute']>

/** Runs SQL in the demo team's database `shop`, by default as the account of its application. */
export const executeInShop = (console: Console, sql: string, more: Partial<Execute> = {}) =>
  console.invoke(calls['relational-database.sql.execute'], { name: 'shop', account: 'shop_app', sql, ...more })
