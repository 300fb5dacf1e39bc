import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const open = {
  description: 'The user chose a database.',
  detail: '{ name: string }',
  opens: { 'relational-database.editor': '/databases/:name' },
} as const

/** Tags of the area `relational-database`. */
export const tags = [
  defineTag({
    tag: 'cw-relational-database',
    title: 'Relational database',
    description:
      'Shows the team’s relational database service: databases, accounts, and the instance that they run on.',
    events: { open },
    locales: [locales],
    load: () => import('./views/database-service.tsx'),
  }),
  defineTag({
    tag: 'cw-databases',
    title: 'Databases',
    description: 'Lists the team’s databases: filter, create, edit descriptions and access, delete.',
    events: { open },
    locales: [locales],
    load: () => import('./views/database-list.tsx'),
  }),
  defineTag({
    tag: 'cw-database-accounts',
    title: 'Database accounts',
    description: 'Lists the accounts that SQL runs as: passwords, allowed hosts, and privileges by database.',
    locales: [locales],
    load: () => import('./views/account-list.tsx'),
  }),
  defineTag({
    tag: 'cw-sql-editor',
    title: 'SQL editor',
    description:
      'Edits and runs SQL in a database: autosaved drafts, results, query plans, history, saved queries, scripts.',
    properties: { name: { kind: 'string', description: 'Name of the database.' } },
    locales: [locales],
    load: () => import('./views/sql-editor.tsx'),
  }),
]
