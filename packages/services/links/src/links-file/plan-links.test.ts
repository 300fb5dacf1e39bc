import { expect, it } from 'vitest'
import { planLinks } from './plan-links.ts'

const prefixes = [
  { prefixId: 'p-1', prefix: 'northwind' },
  { prefixId: 'p-2', prefix: 'stormy' },
]
const now = Date.UTC(2026, 10, 28)
const plan = (...rows: string[][]) => planLinks(rows, { prefixes, now })

it('reads a link from each row, with the first prefix unless another one is named', () => {
  const { rows, unusedColumns, missingColumns } = plan(
    ['Name', 'target', 'prefix', 'suffix', 'expires', 'store', 'package', 'desktop', 'campaign', 'Owner'],
    ['Poster', 'https://weather.example/storm', '', 'poster26', '2026-12-31', '', '', '', 'autumn', 'Lin'],
    ['', '', '', '', '', '', '', '', '', ''],
    ['App', 'weather://storm', 'Stormy', '', '', 'TRUE', 'com.northwind.weather', '', '', ''],
  )
  expect([unusedColumns, missingColumns]).toEqual([['Owner'], []])
  expect(rows).toMatchObject([
    {
      row: 2,
      problems: [],
      link: {
        prefixId: 'p-1',
        linkName: 'Poster',
        suffix: 'poster26',
        expireTime: Date.UTC(2027, 0, 1),
        linkInfo: { deepLink: 'https://weather.example/storm', campaign: { name: 'autumn' }, android: null },
      },
    },
    {
      row: 4,
      link: {
        prefixId: 'p-2',
        expireTime: null,
        linkInfo: { toStore: true, android: { packageName: 'com.northwind.weather' } },
      },
    },
  ])
})

it('names each cell that is wrong, and leaves its row out', () => {
  const columns = ['name', 'target', 'prefix', 'suffix', 'expires', 'store', 'package', 'ios', 'medium']
  const page = 'https://weather.example'
  const { rows } = plan(
    columns,
    ['', 'javascript:alert(1)', 'nobody', 'a b', '31.12.2026', 'maybe', 'weather', 'weather://ios', 'm'.repeat(65)],
    ['Twice', page, '', 'twice', '2026-02-30', '', '', '', ''],
    ['Twice', page, '', 'twice', '2026-11-26', '', '', '', ''],
    ['Nowhere', 'weather://storm', '', '', '', '', '', '', ''],
    ['Loop', 'https://northwind.drcn.agconnect.link/x', '', '', '', '', '', '', '', 'more'],
  )
  expect(rows.map(({ link }) => link)).toEqual(rows.map(() => undefined))
  expect(rows.map(({ row, problems }) => [row, ...problems.map(({ fault, column }) => `${column}: ${fault}`)])).toEqual(
    [
      [
        2,
        ...['name: empty', 'medium: long-text', 'target: scheme', 'ios: not-a-page', 'package: package'],
        ...['store: yes-or-no', 'prefix: unknown-prefix', 'suffix: suffix', 'expires: date'],
      ],
      [3, 'expires: date'],
      [4, 'expires: past', 'suffix: repeated-suffix'],
      [5, 'target: nowhere'],
      [6, '10: extra-cell', 'target: loop'],
    ],
  )
})

it('creates nothing without the two columns that every link needs', () => {
  expect(plan(['title', 'target'], ['Poster', 'https://weather.example'])).toMatchObject({
    rows: [],
    missingColumns: ['name'],
  })
})
