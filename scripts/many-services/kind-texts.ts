import type { Operation } from './kinds.ts'

/** What each operation adds to a service's contract, in the placeholders of the scaffold. */
export const contractOf: Readonly<Record<Operation, string>> = {
  list: call('list', 'GET', '', 'List __plural__', `input: '__item__ListInput', output: '__item__Page'`),
  create: call(
    'create',
    'POST',
    '',
    'Create __singular__',
    changes(`input: 'create__Item__Input', output: '__item__'`),
  ),
  delete: call('delete', 'DELETE', one(), 'Delete __singular__', changes(`input: '__item__IdInput'`)),
  get: call('get', 'GET', one(), 'Get __singular__', `input: '__item__IdInput', output: '__item__'`),
  update: call(
    'update',
    'PUT',
    one(),
    'Update __singular__',
    changes(`input: 'update__Item__Input', output: '__item__'`),
  ),
}

/** What each operation adds to the handlers. */
export const handlerOf: Readonly<Record<Operation, string>> = {
  list: `    '__area__.__itemId__.list': listHandler(__rows__, __item__ListFields, '-updateTime'),
`,
  create: `    '__area__.__itemId__.create': createHandler(__rows__, '__item__Id', { unique: '__item__Name', most: 100 }),
`,
  delete: `    '__area__.__itemId__.delete': deleteHandler(__rows__, '__item__Id'),
`,
  get: `    '__area__.__itemId__.get': ({ __item__Id }, { db }) => findRow(db, __rows__, __item__Id, '__singular__'),
`,
  update: `    '__area__.__itemId__.update': async ({ __item__Id, __item__Name }, { db, now }) => {
      await requireUnique(db, { table: __rows__, field: '__item__Name', column: __rows__.__item__Name, value: __item__Name, except: __item__Id })
      await findRow(db, __rows__, __item__Id, '__singular__')
      await db.update(__rows__).set({ __item__Name, updateTime: now() }).where(eq(__rows__.__item__Id, __item__Id))
      return findRow(db, __rows__, __item__Id, '__singular__')
    },
`,
}

/** What a further kind adds to the schemas of a service. */
export const schemasOfKind = `
/** A __singular__, as the platform returns it. */
export const __item__ = v.object({ __item__Id: id, __item__Name: v.string(), createTime: time, updateTime: time })
export const __item__Page = page(__item__)
export const __item__ListInput = v.object(listInput)
export const __item__IdInput = v.object({ __item__Id: id })
export const create__Item__Input = v.object({ __item__Name: nameText(64) })
`

/** What a kind that can be changed adds to the schemas. */
export const schemaOfUpdate = `export const update__Item__Input = v.object({ __item__Id: id, __item__Name: nameText(64) })
`

/** What a further kind adds to the model. */
export const modelOfKind = `
export const __item__ListFields = { __item__Name: 'text', createTime: 'time', updateTime: 'time' } as const
`

/** What a further kind adds to the tables. */
export const tableOfKind = `/** __Plural__ of a team. */
const __rows__ = pgTable(
  'cw___table__',
  {
    ...teamColumn,
    __item__Id: text('__column___id').primaryKey(),
    __item__Name: text('__column___name').notNull(),
    ...timeColumns,
  },
  (table) => [uniqueInTeam('cw___table___name', table, table.__item__Name)],
)

`

/** What a further kind adds to the words; the copy is measured, not read. Russian things are in the genitive. */
export const wordsOfKind = `  'things.__area__.__itemId__': { cn: '__singular__', en: 'a __singular__', ru: 'записи' },
  'rows.__area__.__table__': { cn: '__singular__', en: '__Singular__', ru: 'Запись' },
  'fields.__area__.__column___id': { cn: 'ID', en: 'ID', ru: 'ID' },
  'fields.__area__.__column___name': { cn: '__singular__', en: '__singular__', ru: '__singular__' },
`

/** A call that no screen makes: the scaffold's one screen lists, creates and deletes the first kind alone. */
function call(operation: string, method: string, path: string, title: string, rest: string): string {
  return `  '__area__.__itemId__.${operation}': {
    method: '${method}',
    path: '/__area__/v1/__path__${path}',
    title: '${title}',
    spec: 'ours',
    headless: { usedBy: 'pipeline', why: 'it synchronizes the data of a service' },
    ${rest},
  },
`
}

function one(): string {
  return '/{__item__Id}'
}

function changes(rest: string): string {
  return `permission: '__area__.manage', ${rest}`
}
