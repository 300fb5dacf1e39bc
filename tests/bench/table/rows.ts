/** A record of the table that every contender shows. */
export interface BenchRow {
  id: string
  name: string
  packageName: string
  state: 'released' | 'review' | 'rejected' | 'draft'
  developer: string
  country: string
  downloads: number
  size: number
  updateTime: number
}

export const rowCount = 100_000

/** All columns in order, for contenders that show plain values. */
export const columnNames = [
  'name',
  'state',
  'packageName',
  'developer',
  'country',
  'downloads',
  'size',
  'updateTime',
] as const satisfies (keyof BenchRow)[]

/** Height of a row and of the scrolling element, in pixels. */
export const rowHeight = 40
export const tableHeight = 720

const names = [
  'Atlas Maps',
  'Blue Notes',
  'Comet Mail',
  'Dawn Weather',
  'Ember Chess',
  'Fable Reader',
  'Grove Habit',
  'Harbor Pay',
  'Iris Camera',
  'Juniper Sleep',
  'Kite Flight',
  'Lumen Torch',
]
const states = ['released', 'review', 'rejected', 'draft'] as const
const developers = ['Northwind', 'Contoso', 'Fabrikam', 'Adventure Works', 'Tailspin']
const countries = ['CN', 'DE', 'FR', 'IE', 'RU', 'SG', 'BR']

/** The same records in every page and every run. */
export function makeRows(count = rowCount): BenchRow[] {
  const started = Date.parse('2026-03-02T09:00:00Z')
  return Array.from({ length: count }, (_, index) => {
    const name = pick(names, index)
    return {
      id: `row-${index}`,
      name: `${name} ${index + 1}`,
      packageName: `com.example.${name.toLowerCase().replace(' ', '.')}${index}`,
      state: pick(states, index * 7),
      developer: pick(developers, index * 3),
      country: pick(countries, index * 5),
      downloads: (index * 7919) % 1_900_000,
      size: 2_400_000 + ((index * 104_729) % 180) * 1_000_000,
      updateTime: started - index * 61_000,
    }
  })
}

function pick<Value>(values: readonly Value[], at: number): Value {
  return values[at % values.length] as Value
}
