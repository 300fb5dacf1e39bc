import { countCharacters } from '@console-widgets/core/formats'
import { listingLanguages } from '@console-widgets/core/tables'
import * as v from 'valibot'
import type { Version } from '../data.ts'
import { textColumns, type TextColumn, versionLimits } from '../model.ts'
import { languageInput } from '../schemas/parts.ts'

export type Texts = Version['languages'][number]

/** Columns of a file: they are named as the fields of the calls, so that every language of the console reads them. */
export const fileColumns = ['lang', ...textColumns] as const
type FileColumn = (typeof fileColumns)[number]

/** What a file changes in one text. */
export interface TextChange {
  column: TextColumn
  before: string
  after: string
}

/** What a file changes in one language. */
export interface LanguageChange {
  lang: string
  isNew: boolean
  changes: TextChange[]
}

/** Why a cell can't be taken over. */
export type TextsFault =
  | 'no-language'
  | 'unknown-language'
  | 'repeated-language'
  | 'no-name'
  | 'too-long'
  | 'characters'
  | 'extra-cell'

/** A cell that can't be taken over. */
export interface TextsProblem {
  fault: TextsFault
  /** Row as spreadsheets count: the header is row 1. */
  row: number
  /** Name of the column; a number, counted from 1, if it has none. */
  column: string
  /** Beginning of the cell. */
  sample: string
  /** Its characters, and how many it can have. */
  count?: number
  most?: number
}

/** What a file would do. */
export interface TextsPlan {
  languages: LanguageChange[]
  problems: TextsProblem[]
  /** Columns that mean nothing here, and columns that must be there and aren't. */
  unusedColumns: string[]
  missingColumns: FileColumn[]
  /** Languages of which the file changes nothing. */
  unchanged: number
  /** Number of languages afterwards, if that is more than a version can have. */
  tooMany?: number
}

/** The header and the rows of a file with all texts of a version. */
export function rowsOfTexts(languages: readonly Texts[]): { header: string[]; rows: string[][] } {
  return { header: [...fileColumns], rows: languages.map((texts) => fileColumns.map((column) => texts[column])) }
}

const sampleLength = 60

/**
 * Compares the rows of a file with the texts of a version. Languages and columns that the file doesn't have, and empty
 * cells, leave what is there. Line breaks are compared as such, however a spreadsheet writes them.
 */
export function planTexts([header = [], ...rows]: readonly (readonly string[])[], known: readonly Texts[]): TextsPlan {
  const names = header.map((name) => name.trim())
  const at = (column: FileColumn) => names.findIndex((name) => name.toLowerCase() === column.toLowerCase())
  const used = fileColumns.map(at)
  const plan: TextsPlan = {
    languages: [],
    problems: [],
    unusedColumns: names.filter((name, index) => name !== '' && !used.includes(index)),
    missingColumns: at('lang') < 0 ? ['lang'] : [],
    unchanged: 0,
  }
  if (plan.missingColumns.length > 0) return plan
  const seen = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    const earlier = plan.problems.length
    if (cells.every((cell) => cell.trim() === '')) continue
    const fault = (kind: TextsFault, column: string, sample = '', limits: Pick<TextsProblem, 'count' | 'most'> = {}) =>
      plan.problems.push({ fault: kind, row: index + 2, column, sample: sample.slice(0, sampleLength), ...limits })
    const extra = cells.findIndex((cell, place) => cell.trim() !== '' && (names[place] ?? '') === '')
    if (extra >= 0) fault('extra-cell', String(extra + 1), cells[extra])
    const tag = (cells[at('lang')] ?? '').trim()
    const lang = languageTag(tag, known)
    if (tag === '') fault('no-language', 'lang')
    else if (lang === undefined) fault('unknown-language', 'lang', tag)
    else if (seen.has(lang)) fault('repeated-language', 'lang', tag)
    if (lang === undefined || seen.has(lang)) continue
    seen.add(lang)
    const texts = known.find((each) => each.lang === lang)
    const changes = textColumns.flatMap((column): TextChange[] => {
      const cell = cells[at(column)] ?? ''
      const before = texts?.[column] ?? ''
      if (cell.trim() === '' || linesOf(cell) === linesOf(before)) return []
      const read = v.safeParse(languageInput.entries[column], linesOf(cell))
      if (read.success) return linesOf(before) === read.output ? [] : [{ column, before, after: read.output ?? '' }]
      const count = countCharacters(cell.trim())
      const most = versionLimits[column]
      if (count > most) fault('too-long', column, cell, { count, most })
      else fault('characters', column, cell)
      return []
    })
    const hasName = texts || (cells[at('appName')] ?? '').trim() !== ''
    if (!hasName) fault('no-name', 'appName', tag)
    else if (changes.length === 0) plan.unchanged += plan.problems.length === earlier ? 1 : 0
    else plan.languages.push({ lang, isNew: !texts, changes })
  }
  const total = known.length + plan.languages.filter(({ isNew }) => isNew).length
  return total > versionLimits.languages ? { ...plan, tooMany: total } : plan
}

const linesOf = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

/** The tag as the store writes it: files have `ru_ru`, too. */
function languageTag(tag: string, known: readonly Texts[]): string | undefined {
  const plain = (each: string) => each.replaceAll('_', '-').toLowerCase()
  const tags = [...known.map(({ lang }) => lang), ...listingLanguages.map((language) => language.tag)]
  return tags.find((each) => plain(each) === plain(tag))
}
