import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areasWith } from './service-folders.mjs'

/**
 * The migrations of each owner of tables as a module, since the platform in a page cannot read files.
 * @param {string} repository
 */
export function migrationModules(repository) {
  const owners = [
    { area: 'platform', folder: 'packages/platform/migrations', module: 'packages/platform/src/schema' },
    ...areasWith(repository, 'platform/index.ts').map((area) => ({
      area,
      folder: `packages/services/${area}/platform/migrations`,
      module: `packages/services/${area}/platform`,
    })),
  ]
  return Object.fromEntries(
    owners.map(({ area, folder, module }) => [
      `${module}/migrations.generated.ts`,
      moduleOf(area, join(repository, folder)),
    ]),
  )
}

/** @param {string} area @param {string} folder */
function moduleOf(area, folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
  const entries = names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    const replaces = /^-- replaces: (\S+)$/m.exec(sql)?.[1]
    return `  ${JSON.stringify({ name: `${area}/${name}`, sql, ...(replaces ? { replaces } : {}) })},\n`
  })
  const from = area === 'platform' ? './migrations.ts' : '@console-widgets/platform/schema/migrations'
  return `/** Written by \`npm run generate\` from the migrations of '${area}'. */
import type { Migration } from '${from}'

export const migrations: readonly Migration[] = [
${entries.join('')}]
`
}
