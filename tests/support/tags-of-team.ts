import { readFile } from 'node:fs/promises'
import type { Database } from '@console-widgets/sandbox'
import { idsOfTeam } from '../derived/support/rows.ts'

/** HTML of a tag. */
export interface TagInPage {
  name: string
  attributes: Record<string, string>
  html: string
}

/** Filters by id are left out: only ids that a widget requires are set. */
const filtered = ['cw-apps']

/** All tags of the distribution, with ids of a team. */
export async function tagsOfTeam(database: Database, teamId: string): Promise<TagInPage[]> {
  const ids = await idsOfTeam(database, teamId)
  const manifest = JSON.parse(await readFile('packages/elements/custom-elements.json', 'utf8')) as {
    modules: { declarations: { tagName?: string; attributes?: { name: string; fieldName: string }[] }[] }[]
  }
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [] }) => {
      // The tags' base class isn't a tag.
      if (!tagName) return []
      const known = attributes.filter(
        ({ fieldName }) => fieldName.endsWith('Id') && ids[fieldName]?.[0] !== undefined && !filtered.includes(tagName),
      )
      const values = Object.fromEntries(known.map(({ name, fieldName }) => [name, String(ids[fieldName]?.[0])]))
      const written = Object.entries(values).map(([name, value]) => ` ${name}="${value}"`)
      return { name: tagName, attributes: values, html: `<${tagName}${written.join('')}></${tagName}>` }
    })
}
