import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fill } from '../new-service/scaffold.ts'
import type { ServiceNames } from '../new-service/names.ts'
import {
  contractOf,
  handlerOf,
  modelOfKind,
  schemaOfUpdate,
  schemasOfKind,
  tableOfKind,
  wordsOfKind,
} from './kind-texts.ts'
import { kindsOf, type Kind } from './kinds.ts'

/** Gives a scaffolded service further calls, of the kind that it has: real handlers on tables of their own. */
export async function addCalls(repository: string, names: ServiceNames, calls: number): Promise<void> {
  const kinds = kindsOf(names, calls)
  const further = kinds.filter(({ isFirst }) => !isFirst)
  const service = join(repository, 'packages/services', names.area)
  const ofOperations = (texts: typeof contractOf) =>
    kinds.map((kind) => filled(kind, kind.operations.map((operation) => texts[operation]).join(''))).join('')
  const ofKinds = (text: string) => further.map((kind) => filled(kind, text)).join('')

  await change(join(service, 'src/contract.ts'), (text) => beforeEnd(text, '})', ofOperations(contractOf)))
  await change(join(service, 'src/model.ts'), (text) => text + ofKinds(modelOfKind))
  await change(join(service, 'src/schemas.ts'), (text) =>
    kinds.reduce((sum, kind) => sum + schemasOf(kind), importAlso(text, './model.ts', further, ['Limits'])),
  )
  await change(join(service, 'platform/tables.ts'), (text) => text + ofKinds(tableOfKind))
  await change(join(service, 'platform/handlers.ts'), (text) =>
    beforeEnd(
      importKinds(text, names, further).replace('{ eq, sql }', kinds.some(hasUpdate) ? '{ and, eq, ne, sql }' : '$&'),
      '})',
      ofOperations(handlerOf),
    ),
  )
  for (const language of ['en', 'cn', 'ru'])
    await change(join(service, 'src/words', `${language}.ts`), (text) =>
      beforeEnd(text, language === 'en' ? '} as const' : '}\n\nexport default', ofKinds(wordsOfKind)),
    )
}

const filled = (kind: Kind, text: string) => fill(text.replaceAll('__path__', kind.path), kind)

const hasUpdate = ({ operations }: Kind) => operations.includes('update')

function schemasOf(kind: Kind): string {
  return filled(kind, (kind.isFirst ? '' : schemasOfKind) + (hasUpdate(kind) ? schemaOfUpdate : ''))
}

/** The handlers need limits, fields and the table of each kind. */
function importKinds(text: string, { area, rows }: ServiceNames, kinds: readonly Kind[]): string {
  const tables = [rows, ...kinds.map((kind) => kind.rows)].join(', ')
  return importAlso(text, `@console-widgets/${area}/model`, kinds, ['Limits', 'ListFields']).replace(
    `import { ${rows} } from './tables.ts'`,
    `import { ${tables} } from './tables.ts'`,
  )
}

/** Adds names to what a file imports from a module: `labelLimits`, for each kind and ending. */
function importAlso(text: string, from: string, kinds: readonly Kind[], endings: readonly string[]): string {
  const names = kinds.flatMap(({ item }) => endings.map((ending) => `, ${item}${ending}`)).join('')
  return text.replace(` } from '${from}'`, `${names} } from '${from}'`)
}

/** @throws Error when the scaffold no longer ends a file like this */
function beforeEnd(text: string, end: string, added: string): string {
  const at = text.lastIndexOf(end)
  if (at < 0) throw new Error(`The scaffold has no file that ends in '${end}' any more`)
  return text.slice(0, at) + added + text.slice(at)
}

async function change(file: string, by: (text: string) => string): Promise<void> {
  await writeFile(file, by(await readFile(file, 'utf8')))
}
