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
  await change(join(service, 'src/schemas.ts'), (text) => kinds.reduce((sum, kind) => sum + schemasOf(kind), text))
  await change(join(service, 'src/words.ts'), (text) => beforeEnd(text, '} satisfies', ofKinds(wordsOfKind)))
  await change(join(service, 'platform/index.ts'), (text) => {
    const withTables = beforeEnd(importAlso(text, names, further), 'export const half', ofKinds(tableOfKind))
    const listed = withTables.replace(`tables: { ${names.rows}`, ['$&', ...further.map(({ rows }) => rows)].join(', '))
    return beforeEnd(listed, '  }),\n  permissions', ofOperations(handlerOf))
  })
}

const filled = (kind: Kind, text: string) => fill(text.replaceAll('__path__', kind.path), kind)

const hasUpdate = ({ operations }: Kind) => operations.includes('update')

function schemasOf(kind: Kind): string {
  return filled(kind, (kind.isFirst ? '' : schemasOfKind) + (hasUpdate(kind) ? schemaOfUpdate : ''))
}

/** What the handlers of the further calls need: limits and fields of each kind, and what finds and compares rows. */
function importAlso(text: string, { area, item }: ServiceNames, kinds: readonly Kind[]): string {
  const names = kinds.map(({ item: kind }) => `${kind}ListFields`)
  return `import { eq } from 'drizzle-orm'
${text}`
    .replace(`{ ${item}ListFields`, [`{ ${item}ListFields`, ...names].join(', '))
    .replace(
      `@console-widgets/${area}/schemas'\n`,
      `$&import { findRow, requireUnique } from '@console-widgets/platform/database/require-rows'\n`,
    )
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
