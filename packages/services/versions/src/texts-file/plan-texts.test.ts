import { expect, it } from 'vitest'
import { readCsv, readSpreadsheetCell, spreadsheetCell, toCsv } from '@console-widgets/core/formats'
import { planTexts, rowsOfTexts, type Texts } from './plan-texts.ts'

const english: Texts = {
  lang: 'en-US',
  appName: 'Tides',
  briefInfo: '=High "and" low',
  appDesc: 'One;\t-two\r\n- three, "four"\n\t+five\n＝six',
  newFeatures: '- Faster\n- Smaller; -lighter',
}
const chinese: Texts = { lang: 'zh-CN', appName: '潮汐', briefInfo: '', appDesc: '', newFeatures: '' }
const known = [english, chinese]
const { header, rows } = rowsOfTexts(known)

it('reads what it wrote as no change, in CSV and in workbooks', () => {
  const csv = readCsv(toCsv([header, ...rows]))
  expect([csv.header, ...csv.records.map(({ fields }) => fields)]).toEqual([header, ...rows])
  const workbook = rows.map((row) => row.map((cell) => readSpreadsheetCell(spreadsheetCell(cell))))
  expect(workbook).toEqual(rows)
  const nothing = { languages: [], problems: [], unusedColumns: [], missingColumns: [], unchanged: 2 }
  expect(planTexts([header, ...workbook], known)).toEqual(nothing)
})

it('tells changes, new languages, and what stays', () => {
  const plan = planTexts(
    [
      ['LANG', 'briefInfo', 'translator', 'appName'],
      ['en_us', '', 'Ann', 'Tide Table'],
      ['ru-RU', 'Полная и малая вода', '', 'Приливы'],
      ['', '', '', ''],
    ],
    known,
  )
  expect(plan.problems).toEqual([])
  expect(plan.unusedColumns).toEqual(['translator'])
  expect(plan.languages).toEqual([
    { lang: 'en-US', isNew: false, changes: [{ column: 'appName', before: 'Tides', after: 'Tide Table' }] },
    {
      lang: 'ru-RU',
      isNew: true,
      changes: [
        { column: 'appName', before: '', after: 'Приливы' },
        { column: 'briefInfo', before: '', after: 'Полная и малая вода' },
      ],
    },
  ])
})

it('names the row, the column, and the limit of what it can’t take', () => {
  const { problems, languages, unchanged } = planTexts(
    [
      ['lang', 'appName', 'briefInfo'],
      ['en-US', 'Tides', 'x'.repeat(81)],
      ['xx-XX', 'Tides', ''],
      ['zh-CN', '潮\u0000汐', ''],
      ['zh-CN', '潮汐表', ''],
      ['de-DE', '', 'Ebbe', 'und Flut'],
      ['', 'Tides', ''],
    ],
    known,
  )
  expect([languages, unchanged]).toEqual([[], 0])
  expect(problems.map(({ fault, row, column, count, most }) => [fault, row, column, count, most])).toEqual([
    ['too-long', 2, 'briefInfo', 81, 80],
    ['unknown-language', 3, 'lang', undefined, undefined],
    ['characters', 4, 'appName', undefined, undefined],
    ['repeated-language', 5, 'lang', undefined, undefined],
    ['extra-cell', 6, '4', undefined, undefined],
    ['no-name', 6, 'appName', undefined, undefined],
    ['no-language', 7, 'lang', undefined, undefined],
  ])
  expect(planTexts([['language'], ['en-US']], known).missingColumns).toEqual(['lang'])
})
