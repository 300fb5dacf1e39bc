/** Names used in a service's files. */
export interface ServiceNames {
  /** `short-links`: the area, and the package's name. */
  area: string
  /** `shortLinks` */
  areaName: string
  /** `ShortLinks` */
  AreaName: string
  /** `short-link`: an item of the area. */
  itemId: string
  /** `shortLink` */
  item: string
  /** `ShortLink` */
  Item: string
  /** `short links`, `Short links`, `short link`: in sentences. */
  plural: string
  Plural: string
  singular: string
  /** `Short link` */
  Singular: string
  /** `tools`: the key of its service category (R38). */
  category: string
  /** `shortLinks`: the table of the items. `teamsMembers` where the items are named differently from the area. */
  rows: string
  /** `short_links`, `short_link`: in the database. */
  table: string
  column: string
}

/** Letters alone: the names of fields to sort by and of permissions have no digits. */
const kebab = /^[a-z]+(-[a-z]+)*$/

/**
 * Derives all names from the area's.
 * @param area in the plural, such as `short-links`
 * @param itemId its items. Default: the area without its plural ending
 * @param category key of its service category (R38)
 * @throws RangeError when a name is not in lower-case words of letters joined by hyphens
 */
export function serviceNames(area: string, itemId = singularOf(area), category = 'tools'): ServiceNames {
  for (const name of [area, itemId])
    if (!kebab.test(name))
      throw new RangeError(`'${name}' must be lower-case words of letters, joined by hyphens, such as short-links`)
  if (itemId === area)
    throw new RangeError(`'${area}' needs another name for one of its items: npm run new-service ${area} <item>`)
  const plural = area.replaceAll('-', ' ')
  const rows = itemId === singularOf(area) ? area : `${area}-${itemId}s`
  return {
    area,
    areaName: camel(area),
    AreaName: capital(camel(area)),
    itemId,
    item: camel(itemId),
    Item: capital(camel(itemId)),
    plural,
    Plural: capital(plural),
    singular: itemId.replaceAll('-', ' '),
    Singular: capital(itemId.replaceAll('-', ' ')),
    category,
    rows: camel(rows),
    table: rows.replaceAll('-', '_'),
    column: itemId.replaceAll('-', '_'),
  }
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  return plural.endsWith('s') ? plural.slice(0, -1) : plural
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
