import { readFile } from 'node:fs/promises'
import type { Database } from '@console-widgets/sandbox'
import { idsOfTeam } from '../derived/support/rows.ts'

/** A tag as it is written in a page. */
export interface TagInPage {
  name: string
  attributes: Record<string, string>
  html: string
}

/** A filter by an id is left out: only what a widget cannot do without names itself. */
const filtered = ['cw-apps']

/** Every tag of the distribution, with ids of a team. */
export async function tagsOfTeam(database: Database, teamId: string): Promise<TagInPage[]> {
  const ids = await idsOfTeam(database, teamId)
  const manifest = JSON.parse(await readFile('packages/elements/custom-elements.json', 'utf8')) as {
    modules: { declarations: { tagName?: string; attributes?: { name: string; fieldName: string }[] }[] }[]
  }
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [] }) => {
      // The class that all tags have in common is no tag.
      if (!tagName) return []
      const known = attributes.filter(
        ({ fieldName }) => fieldName.endsWith('Id') && ids[fieldName]?.[0] !== undefined && !filtered.includes(tagName),
      )
      const values = Object.fromEntries(known.map(({ name, fieldName }) => [name, String(ids[fieldName]?.[0])]))
      const written = Object.entries(values).map(([name, value]) => ` ${name}="${value}"`)
      return { name: tagName, attributes: values, html: `<${tagName}${written.join('')}></${tagName}>` }
    })
}
