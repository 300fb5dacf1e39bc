import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { areasWith } from './sums/service-folders.mjs'

/**
 * `npm run migrations [name]`: for each owner of tables whose declarations have changed, writes a migration from the
 * schema of its newest migration to the declared one. `name` describes the migration.
 */
const repository = resolve(import.meta.dirname, '..')
const [title = 'change'] = process.argv.slice(2)

/** Module that declares the tables, and the folder of their migrations. */
const owners = [
  { area: 'platform', tables: 'packages/platform/src/general.ts', folder: 'packages/platform/migrations' },
  ...areasWith(repository, 'platform/tables.ts').map((area) => ({
    area,
    tables: `packages/services/${area}/platform/tables.ts`,
    folder: `packages/services/${area}/platform/migrations`,
  })),
]

for (const { area, tables, folder } of owners) {
  const snapshotFile = join(repository, folder, 'snapshot.json')
  const before = existsSync(snapshotFile)
    ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot)
    : generateDrizzleJson({})
  const declared = (await import(pathToFileURL(join(repository, tables)).href)) as Record<string, unknown>
  const after = generateDrizzleJson((declared.generalTables as typeof declared | undefined) ?? declared, before.id)
  const statements = await generateMigration(before, after)
  if (statements.length === 0) continue
  mkdirSync(dirname(snapshotFile), { recursive: true })
  const file = join(folder, `${nextNumber(dirname(snapshotFile))}_${title}.sql`)
  writeFileSync(join(repository, file), `${statements.join('\n--> statement-breakpoint\n')}\n`)
  writeFileSync(snapshotFile, `${JSON.stringify(after, null, 2)}\n`)
  console.log(`${area}: ${file}, ${statements.length} statements`)
}

type Snapshot = ReturnType<typeof generateDrizzleJson>

/** Four digits, so that sorting by name keeps the order. */
function nextNumber(folder: string): string {
  return String(readdirSync(folder).filter((name) => name.endsWith('.sql')).length).padStart(4, '0')
}
