import { unpackedEntries } from './unpacked-entries.ts'

/** A cell that readers of workbooks take for empty, with what stands in it. */
export interface UnreadCell {
  /** From 0. */
  row: number
  /** From 0. */
  column: number
  text: string
}

const head = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels)$/i

/**
 * Cells of a workbook's first sheet whose formula has no result: an error such as `#REF!`, or, if no program has
 * calculated it, the formula itself. A row that says so is better than one that is taken over with an empty cell.
 * @param most bytes that may be unpacked
 */
export async function unreadCells(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<UnreadCell[]> {
  const parts = new Map<string, string>()
  for await (const { name, text } of unpackedEntries(bytes, head, most)) parts.set(name.toLowerCase(), text)
  const path = firstSheet(parts.get('xl/workbook.xml') ?? '', parts.get('xl/_rels/workbook.xml.rels') ?? '')
  if (path === undefined) return []
  for await (const { name, text } of unpackedEntries(bytes, /worksheets\/[^/]+\.xml$/i, most))
    if (name === path) return cellsWithoutResult(text)
  return []
}

/** Path of the first sheet in the archive. */
function firstSheet(workbook: string, relations: string): string | undefined {
  const [sheet] = /<(?:\w+:)?sheet\s[^>]*>/.exec(workbook) ?? []
  const id = attribute(sheet ?? '', '\\w+:id')
  const found = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].find(([tag]) => attribute(tag, 'Id') === id)
  const target = found && attribute(found[0], 'Target')
  return target === undefined ? undefined : target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function cellsWithoutResult(sheet: string): UnreadCell[] {
  const cells: UnreadCell[] = []
  for (const [, tag = '', content = ''] of sheet.matchAll(/<(?:\w+:)?c(\s[^>]*[^/>])>([^]*?)<\/(?:\w+:)?c>/g)) {
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(attribute(tag, 'r') ?? '') ?? []
    if (letters === '') continue
    const value = contentOf(content, 'v')
    const formula = contentOf(content, 'f')
    const text =
      attribute(tag, 't') === 'e' ? (value ?? '#') : formula && value === undefined ? `=${formula}` : undefined
    if (text !== undefined) cells.push({ row: Number(digits) - 1, column: columnOf(letters) - 1, text })
  }
  return cells
}

const attribute = (tag: string, name: string) =>
  new RegExp(`(?<![\\w:.-])${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** Text of an element within a cell. */
function contentOf(cell: string, name: 'v' | 'f'): string | undefined {
  return new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)<`)
    .exec(cell)?.[1]
    ?.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => entities[entity] ?? '')
}

/** Number of a column by its letters: 1 for A, 27 for AA. */
export function columnOf(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
