import { expect, it } from 'vitest'
import { columnTracks, textWidths } from './column-layout.ts'
import type { FieldColumn } from './list-types.ts'

interface Row {
  name: string
  pkg: string
  version: string | null
  state: string
  time: number
}

const column = (id: keyof Row, more: Partial<FieldColumn<Row>> = {}): FieldColumn<Row> => ({
  id,
  header: id,
  cell: (row) => row[id],
  ...more,
})
const columns = [
  column('name', { primary: true }),
  column('pkg', { width: 196 }),
  column('version', { width: 100 }),
  column('state', { width: 184, filter: { kind: 'choice', choices: [] } }),
  column('time', { width: 120 }),
]
const rows: Row[] = [
  {
    name: 'Tide',
    pkg: 'com.northwind.weather.station.china',
    version: null,
    state: 'a-state-with-a-long-name',
    time: 1,
  },
  { name: '北风天气', pkg: 'com.n', version: '3.8.0', state: 'b', time: 2 },
]
const edges = { select: true, menu: true }
const tracksOf = (items: readonly Row[], widths = {}) =>
  columnTracks(columns, widths, edges, textWidths(columns, items))
/** Least width and share of each column between the edges. */
const partsOf = (tracks: string) =>
  [...tracks.matchAll(/minmax\(([\d.]+)px, ([\d.]+)fr\)/g)].map(([, least, share]) => [Number(least), Number(share)])

it('gives a column with long texts more room than one with short ones, whatever their initial widths', () => {
  const [name, pkg, version, state, time] = partsOf(tracksOf(rows).tracks) as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ]
  expect(pkg[1]).toBeGreaterThan(280)
  expect(version[1]).toBeLessThan(100)
  // A Chinese name of four characters is as wide as eight letters.
  expect(name[1]).toBeGreaterThan(100)
  // Words of ours and times, which fit their initial widths.
  expect([state, time]).toEqual([
    [184, 184],
    [120, 120],
  ])
})

it('measures a column that is filtered by the choices of another field', () => {
  const project = { ...column('pkg'), filter: { kind: 'choice', choices: [], field: 'pkgId' } } as FieldColumn<Row>
  expect(textWidths([project], rows).get('pkg')?.wanted).toBeGreaterThan(280)
})

it('gives a column that words its field the width that the words need', () => {
  const verdict = column('state', { width: 170, worded: true })
  expect(textWidths([verdict], [{ ...(rows[0] as Row), state: 'on' }]).get('state')).toEqual({
    wanted: 170,
    least: 170,
  })
})

it('shows each name before it gives the others room', () => {
  const long = rows.map((row) => ({ ...row, name: 'Living Room Weather' }))
  const [name] = partsOf(tracksOf(long).tracks) as [number[]]
  expect(name[0]).toBeGreaterThan(19 * 7.6 + 24)
})

it('shows a name of twenty letters that another column sets aside room for', () => {
  const project = column('pkg', { width: 170, filter: { kind: 'choice', choices: [], field: 'pkgId' } as never })
  const named = [{ ...(rows[0] as Row), pkg: 'Northwind Navigation' }]
  expect(textWidths([project], named).get('pkg')?.least).toBe(170)
})

it('takes no room from the others for the one text that is longer', () => {
  const many = Array.from({ length: 15 }, (_, index): Row => ({
    ...(rows[0] as Row),
    pkg: index ? 'com.a' : 'x'.repeat(40),
  }))
  expect((partsOf(tracksOf(many).tracks)[1] as number[])[1]).toBeLessThan(100)
  // Of a few rows, each counts.
  expect((partsOf(tracksOf(many.slice(0, 5)).tracks)[1] as number[])[1]).toBeGreaterThan(300)
})

it('shrinks texts before a column is beyond the edge', () => {
  const { least } = tracksOf(rows)
  expect(least).toBeLessThan(tracksOf([]).least)
  expect(least).toBeLessThan(750)
})

it('lets a column of code grow before the others, up to what it wants', () => {
  const coded = columns.map((each) => (each.id === 'pkg' ? { ...each, code: true } : each))
  const { tracks } = columnTracks(coded, {}, edges, textWidths(coded, rows))
  expect(tracks).toMatch(/ minmax\(170px, 28\d\.?\d*px\) /)
  expect(tracks).toMatch(/ minmax\(184px, 184fr\) /)
})

it('shows every code if there is room, also the one that is longer', () => {
  const coded = { ...column('pkg', { width: 196 }), code: true } as FieldColumn<Row>
  const many = Array.from({ length: 15 }, (_, index): Row => ({
    ...(rows[0] as Row),
    pkg: index ? 'com.a' : 'x'.repeat(30),
  }))
  expect(textWidths([coded], many).get('pkg')?.wanted).toBeGreaterThan(30 * 7.6)
})

it('gives times the room of “59 minutes ago”, unless what tells records apart needs it', () => {
  const time = { ...column('time'), filter: { kind: 'time' } } as FieldColumn<Row>
  expect(textWidths([time], rows).get('time')).toEqual({ wanted: 140, least: 126 })
})

it('keeps the width that a user has set', () => {
  expect(tracksOf(rows, { pkg: 250 }).tracks).toContain(' 250px ')
})

it('doesn’t narrow a column whose text most records lack', () => {
  const items = Array.from({ length: 20 }, (_, index) => ({ ...rows[0], version: index < 2 ? 'host.notices' : '' }))
  const [least, share] = partsOf(tracksOf(items as Row[]).tracks)[2] as number[]
  expect([least, share].every((width) => width !== undefined && width > 95)).toBe(true)
})

it('shows a header of two short words, though the texts below it are shorter', () => {
  const version = column('version', { header: 'Live version', width: 72 })
  const leastOf = (header: string) => textWidths([{ ...version, header }], rows).get('version')?.least
  expect(leastOf('Live version')).toBeGreaterThan(12 * 6.9 + 16)
  // A long one is cut before it takes the room of the others.
  expect(leastOf('Version that the store offers')).toBe(112)
})

it('gives a name the width that its column sets, such as for a badge beside it', () => {
  const name = column('name', { primary: true, width: 268 })
  expect(textWidths([name], rows).get('name')).toEqual({ wanted: 268, least: 268 })
})
