import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { getViewConfig, PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import serviceWords, { wordRefusal } from '@console-widgets/elements/words'
import { LANGUAGES, readCatalogue } from '../../build/messages.ts'
import type { CodeNames } from '@console-widgets/platform/calls/audited-codes'
import { generalIssues } from '@console-widgets/platform/refusals/issue'
import { generalReasons } from '@console-widgets/platform/refusals/refusal'
import { halves } from '../../packages/sandbox/src/services.generated.ts'
import { readClosedColumns } from './support/closed-columns.ts'
import { areaOf, declaredPermissions, readRecorded, type Recorded, type Told } from './support/recorded.ts'

// Everything that the audit log and the permission matrix can show has terms in its service. They are declared in all
// languages at once, so the English catalog has the IDs of each.

/** Term ids of each service. */
let words: Map<string, ReadonlySet<string>>
/** Terms of the audit log itself, for actions of any service. */
let general: ReadonlySet<string>
let permissions: Told[]
let acts: Told[]
let tables: Map<string, string[]>
let valuesOf: Recorded['valuesOf']
/** Lines of the start page, and the steps to a first release. */
let attention: Told[]
/** Kinds of things that the search finds. */
let found: Told[]
/** Checks of a release that services bring. */
let checks: Told[]
/** Reasons why apps aren't available. Those of versions are messages of their own screens. */
let reasons: Told[]
/** Metrics that services bring, and their dimensions. */
let metrics: Told[]

beforeAll(async () => {
  const services = await readdir('packages/services')
  words = new Map(
    await Promise.all(services.map(async (service) => [service, await readIds(wordsOf(service))] as const)),
  )
  general = await readIds('packages/services/teams/src/acts/locales')
  permissions = await declaredPermissions()
  ;({ acts, tables, valuesOf } = await readRecorded())
  ;({ attention, found } = await readWorkspace())
  checks = await readChecks()
  metrics = halves.flatMap(({ area, metrics: brought = [] }) =>
    brought.flatMap(({ id, dimensions }) => [
      { id: `metric.${area}.${id}`, service: area },
      ...dimensions.map((dimension) => ({ id: `dimension.${area}.${dimension.id}`, service: area })),
    ]),
  )
  reasons = (await halvesReasons()).filter(({ service }) => service !== 'versions')
})

/** The terms of all services in a language. */
async function termsIn(language: string): Promise<Map<string, string>> {
  const catalogues = [...words.keys()].map(async (service) => {
    const file = `${wordsOf(service)}/${language}.ts`
    return Object.entries(await readCatalogue(await readFile(file, 'utf8'), file))
  })
  return new Map((await Promise.all(catalogues)).flat())
}

const wordsOf = (service: string) => `packages/services/${service}/src/generated/words`

async function readIds(folder: string): Promise<ReadonlySet<string>> {
  const file = `${folder}/en.ts`
  return new Set(Object.keys(await readCatalogue(await readFile(file, 'utf8'), file)))
}

/** Kinds of lines, IDs of steps, and kinds of things that the services' halves answer with. */
async function readWorkspace(): Promise<{ attention: Told[]; found: Told[] }> {
  const files = (await readdir('packages/services'))
    .map((service) => ({ service, file: `packages/services/${service}/platform/workspace.ts` }))
    .filter(({ file }) => existsSync(file))
  const told = files.map(async ({ service, file }) => {
    const source = await readFile(file, 'utf8')
    const lines = [...source.matchAll(/kind: '([a-z-]+\.[a-z-]+)',(?!\s*(?:order|from))/g)]
    const steps = [...source.matchAll(/\bid: '([a-z-]+\.[a-z-]+)',\s*order/g)]
    const things = [...source.matchAll(/kind: '([a-z-]+\.[a-z_]+)',\s*(?:order|from)/g)]
    return {
      attention: [
        ...lines.map(([, kind]) => ({ id: `attention.${kind}`, service })),
        ...steps.map(([, id]) => ({ id: `milestone.${id}`, service })),
      ],
      found: things.map(([, kind]) => ({ id: `rows.${kind}`, service })),
    }
  })
  const all = await Promise.all(told)
  return { attention: all.flatMap((each) => each.attention), found: all.flatMap((each) => each.found) }
}

/** Terms of the checks that the services' halves answer with. */
async function readChecks(): Promise<Told[]> {
  const files = (await readdir('packages/services'))
    .map((service) => ({ service, file: `packages/services/${service}/platform/release-checks.ts` }))
    .filter(({ file }) => existsSync(file))
  const told = files.map(async ({ service, file }) =>
    [...(await readFile(file, 'utf8')).matchAll(/\bid: '([a-z-]+\.[a-z-]+)',\s*level/g)].flatMap(([, id]) => [
      { id: `check.${id}`, service },
      { id: `check.${id}.fix`, service },
    ]),
  )
  return (await Promise.all(told)).flat()
}

/** Terms of the reasons in the services' views. */
async function halvesReasons(): Promise<Told[]> {
  const named = halves.flatMap(({ area, availability }) => {
    const query = availability && getViewConfig(availability.view).query
    const text = query ? new PgDialect().sqlToQuery(query).sql : ''
    const lines = text.split('\n').filter((line) => line.includes('as reason'))
    return lines.flatMap((line) =>
      [...line.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, id]) => ({ id: `reason.${id}`, service: area })),
    )
  })
  return named.flatMap(({ id, service }) => [id, `${id}.fix`].map((each) => ({ id: each, service })))
}

const knows = ({ id, service }: Told) => words.get(service)?.has(id) ?? false
const lacking = (wanted: readonly Told[]) =>
  wanted.filter((told) => !knows(told)).map(({ id, service }) => `${service}: ${id}`)

/** Services with a term for a table's rows. */
const speakersOfTable = (table: string) =>
  [...words].flatMap(([service, ids]) =>
    [...ids]
      .filter((id) => id.startsWith('rows.') && id.endsWith(`.${table}`))
      .map((id) => ({ service, row: id, area: id.split('.')[1] as string })),
  )

/** Reasons of refusals, with the service that has the terms; `teams` has those of the general ones. */
const refusals = [
  ...Object.keys(generalReasons).map((reason) => ({ reason, service: 'teams' })),
  ...halves.flatMap(({ area, reasons: own = {} }) => Object.keys(own).map((reason) => ({ reason, service: area }))),
]

/** Areas of a service. */
const areasOf = (service: string) =>
  [...(words.get(service) ?? [])].filter((id) => id.startsWith('areas.')).map((id) => id.slice('areas.'.length))

/**
 * Reasons that one sentence can't word, so that users see the platform's text: each place that refuses for it names
 * another cause.
 */
const wordedByPlatform = [
  ...['bad-parameter', 'conflict', 'file-failed', 'package-invalid', 'picture-unfit', 'content-unfit'],
  ...['channel-package-refused', 'certificate-invalid', 'link-target-refused', 'not-orderable', 'document-unreadable'],
]

/** Reasons whose kind of error has words of its own in the component library, or that no screen shows. */
const wordedByKind = [
  ...[
    'no-session',
    'not-signed-in',
    'session-expired',
    'sign-in-failed',
    'user-status-6',
    'no-permission',
    'not-your-team',
    'no-team',
  ],
  ...['not-found', 'app-not-found', 'throttled', 'internal', 'fault', 'storage-unavailable', 'demo-read-only'],
  ...['wrong-csrf', 'wrong-origin', 'cross-site', 'wrong-method', 'wrong-type', 'key-restricted'],
]

/** `apps.package-name.update` → `apps.package-name` */
const thingOf = (id: string) => id.split('.').slice(0, 2).join('.')

it('finds records to describe', () => {
  expect(permissions.length).toBeGreaterThan(10)
  expect(acts.length).toBeGreaterThan(50)
  expect(tables.size).toBeGreaterThan(20)
})

describe('service terms', () => {
  it('cover each of its areas', () => {
    const areas = new Map([...permissions, ...acts].map(({ id, service }) => [areaOf(id), service]))
    expect(lacking([...areas].map(([area, service]) => ({ id: `areas.${area}`, service })))).toEqual([])
  })

  it('cover each permission, with a description', () => {
    const wanted = permissions.flatMap(({ id, service }) =>
      [`rights.${id}`, `rights.${id}.help`].map((each) => ({ id: each, service })),
    )
    expect(lacking(wanted)).toEqual([])
  })

  it('cover each change, by its own phrase or by a resource for a verb', () => {
    const composed = acts.filter(({ id, service }) => !knows({ id: `acts.${id}`, service }))
    expect(composed.filter(({ id }) => !general.has(`acts.verb.${id.split('.')[2]}`))).toEqual([])
    expect(lacking(composed.map(({ id, service }) => ({ id: `things.${thingOf(id)}`, service })))).toEqual([])
  })

  it('cover the lines of the start page, and the steps to a first release', () => {
    expect(attention.length).toBeGreaterThan(10)
    expect(lacking(attention)).toEqual([])
  })

  it('cover the things that the search finds', () => {
    expect(found.length).toBeGreaterThan(20)
    expect(lacking(found)).toEqual([])
  })

  it('cover the reasons why apps aren’t available', () => {
    expect(reasons.length).toBeGreaterThan(2)
    expect(lacking(reasons)).toEqual([])
  })

  it('cover the reasons of refusals, unless the platform or the kind of error says what is wrong', () => {
    const unworded = refusals.filter(
      ({ reason, service }) => !areasOf(service).some((area) => knows({ id: `refusals.${area}.${reason}`, service })),
    )
    expect(refusals.length).toBeGreaterThan(100)
    expect(unworded.map(({ reason }) => reason).toSorted()).toEqual([...wordedByPlatform, ...wordedByKind].toSorted())
  })

  it('take the place of the platform’s texts, unless these say more', async () => {
    const issues = [{ field: 'lang', message: 'must be a language of the version' }]
    const word = (reason: string, language: 'en' | 'ru') => wordRefusal({ reason, message: '', issues }, language)
    const message = 'У версии нет этого языка. Сначала добавьте его.'
    expect(await word('language-missing', 'ru')).toEqual({ message, issues: [{ field: 'lang', message }] })
    expect(await word('conflict', 'ru')).toEqual({})
    expect(await word('language-missing', 'en')).toEqual({})
  })

  it('cover the metrics that can be watched, and their dimensions', () => {
    expect(metrics.length).toBeGreaterThan(10)
    expect(lacking(metrics)).toEqual([])
  })

  it('cover the checks of a release', () => {
    expect(checks.length).toBeGreaterThan(2)
    expect(lacking(checks)).toEqual([])
  })

  it('cover the rows of each table, in exactly one service', () => {
    expect([...tables.keys()].filter((table) => speakersOfTable(table).length !== 1)).toEqual([])
  })

  it('cover each field of a row, unless the audit log has a general term for it', () => {
    const wanted = [...tables].flatMap(([table, columns]) =>
      speakersOfTable(table).flatMap(({ service, area }) =>
        columns
          .filter((name) => !general.has(`acts.field.${name}`))
          .filter((name) => !knows({ id: `fields.${area}.${table}.${name}`, service }))
          .map((name) => ({ id: `fields.${area}.${name}`, service })),
      ),
    )
    expect(lacking(wanted)).toEqual([])
  })
})

/** Columns of codes that the platform names with each record of the audit log. */
const namedByPlatform = async () => {
  const answers = halves.map(({ answers: own }) => own?.['audit.code-names']?.({}, {} as never))
  return Object.assign({}, ...(await Promise.all(answers))) as CodeNames
}

/** Columns of codes that the audit log shows as they are, and why. */
const plainCodes = new Map([
  ['ad_accounts.currency', 'a currency by its ISO code'],
  ['ad_projects.currency', 'a currency by its ISO code'],
  ['app_check_suppressions.rule', 'reports and build servers name a check by its ID'],
  ['objects.content_type', 'a media type'],
  ['storage_files.content_type', 'a media type'],
  ['permission_requests.permission', 'packages and documentation name a permission by its ID'],
])

describe('terms of codes', () => {
  /** `values.versions.release_state.7` → the column, without the code. */
  const columnOf = (id: string) => id.slice(0, id.lastIndexOf('.'))
  const columnsWith = (service: string) =>
    new Set([...(words.get(service) ?? [])].filter((id) => id.startsWith('values.')).map(columnOf))
  const allColumns = () =>
    [...tables].flatMap(([table, columns]) =>
      speakersOfTable(table).flatMap(({ service, area }) =>
        columns.map((column) => ({
          service,
          ids: [`values.${area}.${table}.${column}`, `values.${area}.${column}`],
          values: valuesOf(table, column),
        })),
      ),
    )

  it('cover every value in the demo team’s rows, if they cover one of the column', () => {
    const columns = allColumns().flatMap(({ service, ids, values }) => {
      const column = ids.find((id) => columnsWith(service).has(id))
      return column === undefined ? [] : [{ service, column, values }]
    })
    expect(columns.length).toBeGreaterThan(40)
    expect(
      lacking(
        columns.flatMap(({ service, column, values }) =>
          values.map((value) => ({ id: `${column}.${value}`, service })),
        ),
      ),
    ).toEqual([])
  })

  it('cover every code of each column with a closed list of them', async () => {
    const recorded = readClosedColumns().filter(({ table, column }) => tables.get(table)?.includes(column))
    expect(recorded.length).toBeGreaterThan(60)
    const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
    expect([...plainCodes.keys()].filter((name) => !recorded.some((each) => nameOf(each) === name))).toEqual([])
    const named = await namedByPlatform()
    const columns = [...tables].flatMap(([table, names]) => names.map((column) => nameOf({ table, column })))
    expect(Object.keys(named).filter((name) => !columns.includes(name))).toEqual([])
    const wanted = recorded.filter((each) => !plainCodes.has(nameOf(each)) && !(nameOf(each) in named))
    const missing = wanted.flatMap(({ table, column, codes }) =>
      speakersOfTable(table).flatMap(({ service, area }) => {
        const names = [`values.${area}.${table}.${column}`, `values.${area}.${column}`]
        if (!names.some((id) => columnsWith(service).has(id))) return [`${service}: ${names[1]}`]
        return codes
          .filter((code) => !names.some((id) => knows({ id: `${id}.${code}`, service })))
          .map((code) => `${service}: ${names[1]}.${code}`)
      }),
    )
    expect(missing).toEqual([])
  })

  it('belong to columns that exist', () => {
    const there = new Set(allColumns().flatMap(({ ids }) => ids))
    expect([...words.keys()].flatMap((service) => [...columnsWith(service)]).filter((id) => !there.has(id))).toEqual([])
  })
})

describe('terms of a service', () => {
  it('belong to its own areas, under each of which they are in the combined terms', () => {
    for (const [service, ids] of words) {
      const areas = [...ids].filter((id) => id.startsWith('areas.')).map((id) => id.slice('areas.'.length))
      expect(
        [...ids].filter((id) => !areas.includes(id.split('.')[1] as string)),
        service,
      ).toEqual([])
      expect(Object.keys(serviceWords)).toEqual(expect.arrayContaining(areas))
    }
  })

  it('refer to something that exists', () => {
    const ofTables = [...tables].flatMap(([table, columns]) =>
      speakersOfTable(table).flatMap(({ row, area }) => [
        row,
        ...columns.flatMap((name) => [`fields.${area}.${name}`, `fields.${area}.${table}.${name}`]),
      ]),
    )
    const there = new Set([
      ...permissions.flatMap(({ id }) => [`areas.${areaOf(id)}`, `rights.${id}`, `rights.${id}.help`]),
      ...acts.flatMap(({ id }) => [`areas.${areaOf(id)}`, `acts.${id}`, `things.${thingOf(id)}`]),
      ...ofTables,
      ...[...attention, ...found, ...checks, ...reasons, ...metrics].map(({ id }) => id),
      ...refusals.flatMap(({ reason, service }) => areasOf(service).map((area) => `refusals.${area}.${reason}`)),
      ...Object.keys(generalIssues).map((rule) => `issues.teams.${rule}`),
      ...halves.flatMap(({ area, issues = {} }) => Object.keys(issues).map((rule) => `issues.${area}.${rule}`)),
    ])
    const others = [...words.values()].flatMap((ids) => [...ids]).filter((id) => !id.startsWith('values.'))
    expect(others.filter((id) => !there.has(id))).toEqual([])
  })

  it('make sentences of the audit log in Russian, whose verbs take the genitive: “Создание проекта”', async () => {
    const russian = await termsIn('ru')
    const nominatives = new Set(
      [...russian].filter(([id]) => id.startsWith('rows.')).map(([, term]) => term.toLowerCase()),
    )
    const things = [...russian].filter(([id]) => id.startsWith('things.'))
    expect(things.length).toBeGreaterThan(50)
    expect(things.filter(([, term]) => nominatives.has(term.toLowerCase()) || /^\S+[ую]( |$)/.test(term))).toEqual([])
  })

  it('name actions in Chinese as the audit log composes them: 创建项目, not 创建了项目', async () => {
    const acts = [...(await termsIn('cn'))].filter(([id]) => id.startsWith('acts.'))
    expect(acts.length).toBeGreaterThan(50)
    expect(acts.filter(([, term]) => term.includes('了'))).toEqual([])
  })

  it('load in each language', async () => {
    for (const loaders of new Set(Object.values(serviceWords)))
      for (const language of LANGUAGES) expect(Object.keys((await loaders[language]()).default)).not.toEqual([])
  })
})
