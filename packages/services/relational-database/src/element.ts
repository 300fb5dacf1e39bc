import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const open = { description: 'A database was chosen.', detail: '{ name: string }' } as const

/** Tags of the area `relational-database`. */
export const tags = [
  defineTag({
    tag: 'cw-relational-database',
    title: 'Relational database',
    description: 'The relational database of a team: its databases, its accounts, and the instance that they are on.',
    events: { open },
    locales: [locales],
    load: () => import('./views/database-service.tsx'),
  }),
  defineTag({
    tag: 'cw-databases',
    title: 'Databases',
    description: 'The databases of a team: filter, create, say what each is for and who may use it, delete.',
    events: { open },
    locales: [locales],
    load: () => import('./views/database-list.tsx'),
  }),
  defineTag({
    tag: 'cw-database-accounts',
    title: 'Database accounts',
    description: 'The accounts that SQL runs as: passwords, hosts, and what each may do in which database.',
    locales: [locales],
    load: () => import('./views/account-list.tsx'),
  }),
  defineTag({
    tag: 'cw-sql-editor',
    title: 'SQL editor',
    description:
      'Writes and runs SQL in a database: drafts that are never lost, results, plans, history, kept queries, scripts.',
    properties: { name: { kind: 'string', description: 'The database.' } },
    locales: [locales],
    load: () => import('./views/sql-editor.tsx'),
  }),
]
