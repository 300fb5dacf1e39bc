import {
  automaticPrice,
  planPrices,
  type BasePrice,
  type ManualPrices,
  type PriceOrigin,
  type PricePlan,
} from './automatic-prices.ts'
import { currencyIn } from './countries.ts'
import { currencyCodes } from './currencies.ts'
import type { Day } from './days.ts'
import { ladderOf, tierOf } from './ladder.ts'
import { parsePrice } from './money.ts'

/** A change of prices that isn't saved yet. */
export interface PriceDraft {
  /** Undefined: unchanged. */
  basePrice?: number
  /** Prices by country; null makes one automatic again. */
  changes: Readonly<Record<string, number | null>>
  /** Whether automatic prices get the exchange rates of today. */
  isRateRenewed: boolean
}

export const emptyDraft: PriceDraft = { changes: {}, isRateRenewed: false }

/** What prices follow from before a draft: as the platform has it. */
export interface SavedPlan {
  base: BasePrice
  manual: ManualPrices
  rateDay: Day
}

/** The price of a country as a draft leaves it, beside the one that is in effect. */
export interface DraftRow {
  country: string
  currency: string
  price: number | null
  tier: number | undefined
  origin: PriceOrigin
  /** What it would be if it were automatic. */
  automatic: number | null
  /** Price in effect, with its currency. */
  before: { currency: string; price: number | null; origin: PriceOrigin } | undefined
  isChanged: boolean
}

/** What prices follow from once a draft is saved. */
export function draftPlan({ base, manual, rateDay }: SavedPlan, draft: PriceDraft, today: Day): PricePlan {
  const next: Record<string, { currency: string; price: number }> = { ...manual }
  for (const [country, price] of Object.entries(draft.changes)) {
    if (price === null) delete next[country]
    else next[country] = { currency: currencyIn(country, today), price }
  }
  return {
    base: { ...base, price: draft.basePrice ?? base.price },
    manual: next,
    rateDay: draft.isRateRenewed ? today : rateDay,
  }
}

/** Prices of all countries as a draft leaves them. */
export function draftRows(
  saved: SavedPlan,
  draft: PriceDraft,
  today: Day,
  current: ReadonlyMap<string, NonNullable<DraftRow['before']>>,
): DraftRow[] {
  const plan = draftPlan(saved, draft, today)
  return planPrices(plan, today).map(({ country, currency, price, origin }) => {
    const before = current.get(country)
    const isChanged = !before || before.price !== price || before.currency !== currency || before.origin !== origin
    return {
      country,
      currency,
      price,
      origin,
      tier: price === null ? undefined : tierOf(price, currency),
      automatic: origin === 'auto' ? price : automaticPrice(plan.base, country, currency, plan.rateDay),
      before,
      isChanged,
    }
  })
}

/** The price some tiers above another, or below: at the ends of the ladder, the last one. */
export function stepTier(price: number, currency: string, by: number): number {
  const ladder = ladderOf(currency)
  const nearest = ladder.findIndex((each) => each >= price)
  const at = nearest === -1 ? ladder.length - 1 : nearest
  return ladder[Math.min(ladder.length - 1, Math.max(0, at + by))] as number
}

export const tableProblems = ['country', 'currency', 'price', 'ladder'] as const
export type TableProblem = (typeof tableProblems)[number]

/** What a pasted or imported table would change, and which of its lines it can't. */
export interface ReadTable {
  changes: Record<string, number | null>
  problems: { line: number; text: string; problem: TableProblem }[]
}

/**
 * Reads a table of a spreadsheet: a line for each country with its code and price, and optionally the currency and
 * whether the price is automatic. Lines with a price alone are for the given countries, one after the other.
 */
export function readPriceTable(text: string, following: readonly string[], today: Day): ReadTable {
  const lines = text.split(/\r?\n/).map((line) => ({ text: line.trim(), cells: cellsOf(line) }))
  return readLines(lines, following, today)
}

/** Reads the rows of a file, as `readPriceTable` reads lines. Each names its country. */
export const readPriceRows = (rows: readonly (readonly string[])[], today: Day): ReadTable =>
  readLines(
    rows.map((row) => ({ text: row.join('\t').trim(), cells: row.map((cell) => cell.trim()) })),
    [],
    today,
  )

/** A line, as it is shown if it can't be taken over, and its cells. */
interface TableLine {
  text: string
  cells: string[]
}

function readLines(lines: readonly TableLine[], following: readonly string[], today: Day): ReadTable {
  const read: ReadTable = { changes: {}, problems: [] }
  let next = 0
  for (const [index, { text, cells }] of lines.entries()) {
    if (cells.every((cell) => cell === '') || (index === 0 && cells.some((cell) => cell.toLowerCase() === 'country')))
      continue
    const isNamed = /^[A-Za-z]{2}$/.test(cells[0] ?? '')
    const country = isNamed ? (cells[0] as string).toUpperCase() : following[next++]
    const found = readLine(isNamed ? cells.slice(1) : cells, country, today)
    if (typeof found === 'string') read.problems.push({ line: index + 1, text, problem: found })
    else read.changes[country as string] = found.price
  }
  return read
}

function readLine(cells: string[], country: string | undefined, today: Day): TableProblem | { price: number | null } {
  const currency = country === undefined ? undefined : currencyOfCountry(country, today)
  if (currency === undefined) return 'country'
  const named = cells.find((cell) => currencyCodes.includes(cell.toUpperCase()))
  if (named !== undefined && named.toUpperCase() !== currency) return 'currency'
  if (cells.some((cell) => cell.toLowerCase() === 'auto')) return { price: null }
  const text = cells.find((cell) => /\d/.test(cell))
  const price = text === undefined ? undefined : parsePrice(text, currency)
  if (price === undefined) return 'price'
  return tierOf(price, currency) === undefined ? 'ladder' : { price }
}

function currencyOfCountry(country: string, today: Day): string | undefined {
  try {
    return currencyIn(country, today)
  } catch {
    return undefined
  }
}

/** Cells of a line: separated by tabs, semicolons, or commas, of which those in quotes separate nothing. */
function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
  // A comma after digits only is that of a price.
  if (separator === ',' && /^\s*\d+,\d+\s*$/.test(line)) return [line.trim()]
  const cells: string[] = []
  for (const [, quoted, plain] of line.matchAll(cellPatterns[separator]))
    cells.push((quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim())
  return cells
}

const cellPatterns = {
  '\t': /(?:^|\t)(?:"((?:[^"]|"")*)"|([^\t]*))/g,
  ';': /(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g,
  ',': /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g,
} as const
