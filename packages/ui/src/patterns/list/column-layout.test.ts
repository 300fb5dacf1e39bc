import { describe, expect, it } from 'vitest'
import { columnTracks, columnWidths as measuredWidths } from './column-layout.ts'
import type { FieldColumn } from './list-types.ts'
import { estimatedTextWidth } from './text-width.ts'

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
const columnWidths = (listed: readonly FieldColumn<Row>[], items: readonly Row[]) =>
  measuredWidths(listed, items, estimatedTextWidth)
const edges = { select: true, menu: true }
const tracksOf = (items: readonly Row[], widths = {}, available = 1200) =>
  columnTracks(columns, widths, edges, columnWidths(columns, items), available)
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
  expect(columnWidths([project], rows).get('pkg')?.wanted).toBeGreaterThan(280)
})

it('gives a column that words its field the width that the words need', () => {
  const verdict = column('state', { width: 170, worded: true })
  expect(columnWidths([verdict], [{ ...(rows[0] as Row), state: 'on' }]).get('state')).toMatchObject({
    wanted: 170,
    least: 170,
  })
})

it('shows each name before it gives the others room', () => {
  const long = rows.map((row) => ({ ...row, name: 'Living Room Weather' }))
  const [name] = partsOf(tracksOf(long).tracks) as [number[]]
  expect(name[0]).toBeGreaterThan(19 * 7.6 + 24)
})

it('gives a column of our names the width of the longest that the records have', () => {
  const choices = [
    { value: 'b', label: 'Automatic check failed here', tone: 'danger' as const },
    { value: 'c', label: 'A name that is even longer, which no record has' },
  ]
  const state = column('state', { filter: { kind: 'choice', choices } })
  const width = columnWidths([state], rows).get('state')
  expect(width?.wanted).toBeGreaterThan(27 * 7.6 + 20)
  expect(width?.wanted).toBeLessThan(45 * 7.6)
  // The usual width, when there is no room.
  expect(width?.least).toBe(112)
})

it('leaves room for the dot before the name of a state that a column words itself', () => {
  const value = (row: Row) => row.state
  const choices = { kind: 'choice' as const, choices: [] }
  const widthWith = (more: Partial<FieldColumn<Row>>) =>
    columnWidths([column('state', { value, ...more })], rows).get('state')?.wanted ?? 0
  expect(widthWith({ filter: choices })).toBe(widthWith({}) + 20)
})

it('cuts the one text that is longer before it takes room from the others', () => {
  const many = Array.from({ length: 15 }, (_, index): Row => ({
    ...(rows[0] as Row),
    pkg: index ? 'com.a' : 'x'.repeat(40),
  }))
  const widthIn = (available: number) => (partsOf(tracksOf(many, {}, available).tracks)[1] as number[])[1]
  expect(widthIn(1200)).toBeGreaterThan(300)
  expect(widthIn(600)).toBeLessThan(100)
  // Of a few rows, each counts.
  expect(columnWidths(columns, many.slice(0, 5)).get('pkg')?.usual).toBeGreaterThan(300)
})

it('keeps every digit of the longest number', () => {
  const sizes = column('version', { align: 'end', width: 96, header: 'Size', cell: ({ time }) => `${time}.40 MB` })
  const of = (time: number) => columnWidths([sizes], [{ ...(rows[0] as Row), time }]).get('version')
  expect(of(1)).toMatchObject({ wanted: 96, least: 96 })
  expect(of(1023)?.least).toBeGreaterThanOrEqual(10 * 7.6 + 34)
})

it('cuts texts that begin alike only where they differ already', () => {
  const leastOf = (...names: string[]) =>
    columnWidths(
      [column('version', { header: 'App' })],
      names.map((version) => ({ ...(rows[0] as Row), version })),
    ).get('version')?.least ?? 0
  expect(leastOf('Northwind Navigation', 'Lighthouse Games and more')).toBe(112)
  expect(leastOf('Northwind Navigation', 'Northwind Navigator for boats')).toBeGreaterThan(18 * 7.6)
  // Not at any price.
  expect(leastOf(`${'x'.repeat(40)}a`, `${'x'.repeat(40)}b`)).toBe(176)
})

describe('where room is short', () => {
  const listed = [
    column('name', { primary: true }),
    column('pkg', { code: true }),
    column('version', { header: 'Project' }),
    column('time', { filter: { kind: 'time' } }),
  ]
  const items = [
    {
      ...(rows[0] as Row),
      name: 'Living Room Weather Station',
      pkg: 'com.northwind.tidetable',
      version: 'Northwind Navigation',
    },
  ]
  const widthsIn = (available: number) =>
    columnTracks(listed, {}, edges, columnWidths(listed, items), available)
      .tracks.split(/ (?![\d.]+fr)/)
      .slice(1, -1)
      .map((track) => Number.parseFloat(track.replace('minmax(', '')))
  const [name, code, project, time] = widthsIn(1200) as [number, number, number, number]

  it('takes from times first', () => {
    expect(widthsIn(76 + name + code + project + time - 10)).toEqual([name, code, project, time - 10])
  })

  it('takes from texts before it cuts code', () => {
    expect(widthsIn(76 + name + code + project + 126 - 40)).toEqual([name, code, project - 40, 126])
  })

  it('cuts code before names', () => {
    const [narrowName, narrowCode, narrowProject] = widthsIn(76 + name + code + 112 + 126 - 30)
    expect([narrowName, narrowCode, narrowProject]).toEqual([name, code - 30, 112])
  })

  it('cuts names last, and no further than the usual width of a name', () => {
    const least = (widthsIn(200) as [number, ...number[]])[0]
    expect(least).toBeLessThan(name)
    expect(least).toBe(216)
  })

  it('is wider than the list when every column has the least that it can do with', () => {
    const { least } = columnTracks(listed, {}, edges, columnWidths(listed, items), 200)
    expect(least).toBe(76 + widthsIn(200).reduce((sum, each) => sum + each, 0))
  })
})

it('gives a column of code no more than it wants', () => {
  const coded = columns.map((each) => (each.id === 'pkg' ? { ...each, code: true } : each))
  const { tracks } = columnTracks(coded, {}, edges, columnWidths(coded, rows), 1200)
  expect(tracks).toMatch(/ 28\dpx /)
  expect(tracks).toMatch(/ minmax\(184px, 184fr\) /)
})

it('keeps the width of a column whose own cell shows a part of the code', () => {
  const coded = column('pkg', { width: 190, code: true, worded: true })
  const { tracks } = columnTracks([coded], {}, edges, columnWidths([coded], rows), 1200)
  expect(tracks).toBe('36px 190px 40px')
})

it('shows every code if there is room, also the one that is longer', () => {
  const coded = { ...column('pkg', { width: 196 }), code: true } as FieldColumn<Row>
  const many = Array.from({ length: 15 }, (_, index): Row => ({
    ...(rows[0] as Row),
    pkg: index ? 'com.a' : 'x'.repeat(30),
  }))
  expect(columnWidths([coded], many).get('pkg')?.wanted).toBeGreaterThan(30 * 7.6)
})

it('gives times the room of “59 minutes ago”, unless what tells records apart needs it', () => {
  const time = { ...column('time'), filter: { kind: 'time' } } as FieldColumn<Row>
  expect(columnWidths([time], rows).get('time')).toMatchObject({ wanted: 140, least: 126 })
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
  const leastOf = (header: string) => columnWidths([{ ...version, header }], rows).get('version')?.least
  expect(leastOf('Live version')).toBeGreaterThan(12 * 6.9 + 16)
  // A long one is cut before it takes the room of the others.
  expect(leastOf('Version that the store offers')).toBe(112)
})

it('gives a name the width that its column sets, such as for a badge beside it', () => {
  const name = column('name', { primary: true, width: 268 })
  expect(columnWidths([name], rows).get('name')).toMatchObject({ wanted: 268, least: 268 })
})

it('leaves room for a size with its unit in Russian where numbers yield', () => {
  const sizes = [...columns, column('time', { align: 'end', width: 116 })]
  const size = columnWidths(sizes, rows).get('time')
  expect(size?.least).toBeGreaterThan(estimatedTextWidth('123,45 МБ') + 18)
})
