import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PlatformHalf } from '@console-widgets/platform/half'
import { generateDrizzleJson, generateMigration, up } from 'drizzle-kit/api-postgres'
import { areasWith } from './sums/service-folders.mjs'

/**
 * `npm run migrations [name]`: for each owner of tables whose declarations have changed, writes a migration from the
 * schema of its newest migration to the declared one. `name` describes the migration.
 */
const repository = resolve(import.meta.dirname, '..')
const [title = 'change'] = process.argv.slice(2)

/** Module that declares the tables, and the folder of their migrations. */
const owners = [
  { area: 'platform', module: 'packages/platform/src/general.ts', folder: 'packages/platform/migrations' },
  ...areasWith(repository, 'platform/index.ts').map((area) => ({
    area,
    module: `packages/services/${area}/platform/index.ts`,
    folder: `packages/services/${area}/platform/migrations`,
  })),
]

for (const { area, module, folder } of owners) {
  const snapshotFile = join(repository, folder, 'snapshot.json')
  const before = existsSync(snapshotFile)
    ? up(JSON.parse(readFileSync(snapshotFile, 'utf8')) as Record<string, unknown>).snapshot
    : await generateDrizzleJson({})
  const { generalTables, half } = (await import(pathToFileURL(join(repository, module)).href)) as Owner
  const after = await generateDrizzleJson({ ...(generalTables ?? half?.tables) }, before.id)
  const statements = await generateMigration(before, after)
  if (statements.length === 0) continue
  mkdirSync(dirname(snapshotFile), { recursive: true })
  const file = join(folder, `${nextNumber(dirname(snapshotFile))}_${title}.sql`)
  writeFileSync(join(repository, file), `${statements.join('\n--> statement-breakpoint\n')}\n`)
  writeFileSync(snapshotFile, `${JSON.stringify(after, null, 2)}\n`)
  console.log(`${area}: ${file}, ${statements.length} statements`)
}

/** The platform exports its general tables, and a service its half. */
interface Owner {
  generalTables?: Readonly<Record<string, unknown>>
  half?: PlatformHalf
}

/** Four digits, so that sorting by name keeps the order. */
function nextNumber(folder: string): string {
  return String(readdirSync(folder).filter((name) => name.endsWith('.sql')).length).padStart(4, '0')
}
