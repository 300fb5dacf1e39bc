import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A column that holds codes of a closed list, by the declaration of its table. */
export interface ClosedColumn {
  /** Name of the table, without its prefix. */
  table: string
  column: string
  /** Codes that it can hold, as far as their type can be followed. */
  codes: readonly (string | number)[]
}

const platformFolder = 'packages/platform/src'

/**
 * Columns of text or integers that hold codes, in all tables of the platform and of the services: their declaration
 * narrows their type, `text('state').$type<State>()`, or their name says it. Structures (`jsonb`) aren't codes.
 */
export function readClosedColumns(): ClosedColumn[] {
  const shared = [platformFolder, 'packages/core/src'].flatMap(sourcesIn)
  const ofServices = readdirSync('packages/services').flatMap((service) => {
    const own = sourcesIn(`packages/services/${service}/src`)
    return columnsIn(sourcesIn(`packages/services/${service}/platform`), typesIn([...shared, ...own]))
  })
  return [...columnsIn(sourcesIn(platformFolder), typesIn(shared)), ...ofServices]
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

type Codes = ClosedColumn['codes']

/** Types of codes in sources, the last ones of a name: unions of literals, and the elements of constant lists. */
function typesIn(sources: readonly string[]): ReadonlyMap<string, Codes> {
  const lists = new Map(
    sources.flatMap((source) =>
      [...source.matchAll(/const (\w+)(?:: [^=]+)? = \[([^\]]*)\]/g)].map(
        ([, name, items]) => [name as string, items?.includes('...') ? [] : literalsIn(items as string)] as const,
      ),
    ),
  )
  const declared = sources.flatMap((source) => [...source.matchAll(/type (\w+) =([\s\S]*?)(?=\n(?:\n|\S)|$)/g)])
  return new Map([
    ...[...lists].map(([name, codes]) => [`(typeof ${name})[number]`, codes] as const),
    ...declared.map(([, name, type = '']) => [name as string, codesOf(type, lists)] as const),
  ])
}

function codesOf(type: string, lists: ReadonlyMap<string, Codes>): Codes {
  const list = /^\s*\(typeof (\w+)\)\[number\]\s*$/.exec(type)?.[1]
  if (list !== undefined) return lists.get(list) ?? []
  const isUnion = /^[\s|]*$/.test(type.replaceAll(/'[^']*'|\d+/g, ''))
  return isUnion ? literalsIn(type) : []
}

const literalsIn = (text: string): Codes =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').matchAll(/'([^']*)'|\b(\d+)\b/g)].map(([, word, number]) =>
    word === undefined ? Number(number) : word,
  )

function columnsIn(sources: readonly string[], types: ReadonlyMap<string, Codes>): ClosedColumn[] {
  const tables = sources.flatMap((source) => [
    ...source.matchAll(/pgTable\(\s*'cw_(\w+)',([\s\S]*?)(?=\n(?:export )?const |$)/g),
  ])
  return tables.flatMap(([, table = '', body = '']) =>
    [...body.matchAll(/(?:text|smallint|integer)\('(\w+)'\)(?:\s*\.\$type<(.+?)>\(\))?/g)]
      .filter(([, column = '', type]) => type !== undefined || namesCodes.test(column))
      .map(([, column = '', type = '']) => ({ table, column, codes: types.get(type) ?? codesOf(type, new Map()) })),
  )
}

/** `package_type`, `state`, `is_app_forced_update` */
const namesCodes = /(^|_)(types?|kinds?|states?|status|level|mode)$|^is_/
