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
  list: `  '__area__.__itemId__.list': listHandler(__rows__, __item__ListFields, '-updateTime'),
`,
  create: `  '__area__.__itemId__.create': async ({ __item__Name }, { db, now }) => {
    if ((await db.$count(__rows__)) >= __item__Limits.perTeam)
      throw refuse('limit-reached', \`A team has at most \${__item__Limits.perTeam} __plural__. Delete one that you no longer need.\`)
    const same = eq(sql\`lower(\${__rows__.__item__Name})\`, sql\`lower(\${__item__Name})\`)
    if ((await db.$count(__rows__, same)) > 0)
      throw refuse('name-taken', \`'\${__item__Name}' is there already\`, [{ field: '__item__Name', message: 'is already taken' }])
    const time = now()
    const [__item__] = await db.insert(__rows__).values({ __item__Id: newId(), __item__Name, createTime: time, updateTime: time }).returning()
    return __item__ as typeof __rows__.$inferSelect
  },
`,
  delete: `  '__area__.__itemId__.delete': async ({ __item__Id }, { db }) => {
    const removed = await db.delete(__rows__).where(eq(__rows__.__item__Id, __item__Id)).returning()
    if (removed.length === 0) throw refuse('not-found', \`There is no __singular__ '\${__item__Id}' in this team\`)
  },
`,
  get: `  '__area__.__itemId__.get': async ({ __item__Id }, { db }) => {
    const [__item__] = await db.select().from(__rows__).where(eq(__rows__.__item__Id, __item__Id))
    if (!__item__) throw refuse('not-found', \`There is no __singular__ '\${__item__Id}' in this team\`)
    return __item__
  },
`,
  update: `  '__area__.__itemId__.update': async ({ __item__Id, __item__Name }, { db, now }) => {
    const same = and(eq(sql\`lower(\${__rows__.__item__Name})\`, sql\`lower(\${__item__Name})\`), ne(__rows__.__item__Id, __item__Id))
    if ((await db.$count(__rows__, same)) > 0)
      throw refuse('name-taken', \`'\${__item__Name}' is there already\`, [{ field: '__item__Name', message: 'is already taken' }])
    const [__item__] = await db.update(__rows__).set({ __item__Name, updateTime: now() }).where(eq(__rows__.__item__Id, __item__Id)).returning()
    if (!__item__) throw refuse('not-found', \`There is no __singular__ '\${__item__Id}' in this team\`)
    return __item__
  },
`,
}

/** What a further kind adds to the schemas of a service. */
export const schemasOfKind = `
/** One of the __plural__ as the platform answers it. */
export const __item__ = v.object({
  __item__Id: v.string(),
  __item__Name: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const __item__Page = page(__item__)
export const __item__ListInput = v.object(listInput)
export const __item__IdInput = v.object({ __item__Id: id })
export const create__Item__Input = v.object({ __item__Name: text(__item__Limits.__item__Name) })
`

/** What a kind that can be changed adds to the schemas. */
export const schemaOfUpdate = `export const update__Item__Input = v.object({ __item__Id: id, __item__Name: text(__item__Limits.__item__Name) })
`

/** What a further kind adds to the model. */
export const modelOfKind = `
export const __item__Limits = { __item__Name: 64, perTeam: 100 } as const
export const __item__ListFields = { __item__Name: 'text', createTime: 'time', updateTime: 'time' } as const
`

/** What a further kind adds to the tables. */
export const tableOfKind = `
/** __Plural__ of a team. */
export const __rows__ = pgTable(
  'cw___table__',
  {
    ...teamColumn,
    __item__Id: text('__column___id').primaryKey(),
    __item__Name: text('__column___name').notNull(),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [uniqueIndex('cw___table___name').on(table.teamId, sql\`lower(\${table.__item__Name})\`)],
)
`

/** What a further kind adds to the words of each language; the copy is only measured. */
export const wordsOfKind = `  'things.__area__.__itemId__': '__singular__',
  'rows.__area__.__table__': '__Singular__',
  'fields.__area__.__column___id': 'ID',
  'fields.__area__.__column___name': '__Singular__',
`

/** A call that no screen makes: the scaffold's one screen lists, creates and deletes the first kind alone. */
function call(operation: string, method: string, path: string, title: string, rest: string): string {
  return `  '__area__.__itemId__.${operation}': {
    method: '${method}',
    path: \`\${base}/__path__${path}\`,
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
