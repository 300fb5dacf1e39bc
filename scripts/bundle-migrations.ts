import { readdir, readFile, writeFile } from 'node:fs/promises'

/** Writes the SQL migrations into a module, so that the platform in a page has them as well. */
const folder = new URL('../packages/sandbox/migrations/', import.meta.url)
const target = new URL('../packages/sandbox/src/database/migrations.generated.ts', import.meta.url)

const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
const entries = await Promise.all(
  names.map(
    async (name) =>
      `  { name: ${JSON.stringify(name)}, sql: ${JSON.stringify(await readFile(new URL(name, folder), 'utf8'))} },`,
  ),
)
await writeFile(
  target,
  `/** Generated from packages/sandbox/migrations by \`npm run migrations\`. */\nexport const migrations: readonly { name: string; sql: string }[] = [\n${entries.join('\n')}\n]\n`,
)
