import { describe, expect, it } from 'vitest'
import {
  addUtcMonths,
  csvCell,
  dateInputText,
  developerIdForDisplay,
  escapeText,
  findEmoji,
  formatDate,
  formatDateTime,
  formatDateTimeSeconds,
  formatFileSize,
  formatLabeled,
  formatList,
  formatRelative,
  formatUtc,
  formatUtcDate,
  formatUtcMonth,
  formatUtcOffset,
  isUtcDay,
  isWebAddress,
  parseDateInput,
  parseUtcDay,
  pluralCategory,
  pluralize,
  readCsv,
  safeCell,
  startOfUtc,
  spreadsheetCell,
  toCsv,
  utcWeekday,
  withoutEmoji,
  zoneOffset,
} from '../formats.ts'

describe('file sizes', () => {
  it('R110: below 1 MB in KB', () => {
    expect([0, 1, 512, 1536, 1024 ** 2 - 1024].map((bytes) => formatFileSize(bytes, 'en'))).toEqual([
      '0.00 KB',
      '0.00 KB',
      '0.50 KB',
      '1.50 KB',
      '1023.00 KB',
    ])
  })

  it('R111: from 1 MB to below 1 GB in MB, above in GB', () => {
    expect(
      [1024 ** 2, 1.5 * 1024 ** 2, 1024 ** 3 - 1024 ** 2, 1024 ** 3, 2048 * 1024 ** 3].map((bytes) =>
        formatFileSize(bytes, 'en'),
      ),
    ).toEqual(['1.00 MB', '1.50 MB', '1023.00 MB', '1.00 GB', '2048.00 GB'])
  })

  it('R112: with two decimals and base 1024', () => {
    expect(formatFileSize(1_000_000, 'cn')).toBe('976.56 KB')
    expect(formatFileSize(65_587, 'ru')).toBe('64,05\u00a0КБ')
  })
})

describe('R113: dates', () => {
  const time = new Date(2026, 2, 7, 9, 5, 3)

  it('are DD.MM.YYYY in Russian and YYYY-MM-DD otherwise', () => {
    expect((['cn', 'en', 'ru'] as const).map((language) => formatDate(time, language))).toEqual([
      '2026-03-07',
      '2026-03-07',
      '07.03.2026',
    ])
    expect(formatDateTime(time.getTime(), 'ru')).toBe('07.03.2026 09:05')
    expect(formatDateTimeSeconds(time, 'en')).toBe('2026-03-07 09:05:03')
  })

  it('have relative forms in each language', () => {
    const before = (milliseconds: number) => time.getTime() - milliseconds
    expect(
      (['cn', 'en', 'ru'] as const).map((language) => formatRelative(before(2 * 3_600_000), language, time)),
    ).toEqual(['2 小时前', '2 hours ago', '2 ч назад'])
    expect(formatRelative(before(59 * 60_000), 'ru', time)).toBe('59 мин. назад')
    expect(formatRelative(before(5 * 86_400_000), 'ru', time)).toBe('5 дней назад')
    const months = [1, 2, 11].map((count) => before(count * 30.44 * 86_400_000))
    expect(months.map((each) => formatRelative(each, 'ru', time))).toEqual([
      '1 мес. назад',
      '2 мес. назад',
      '11 мес. назад',
    ])
    expect(formatRelative(months[0]!, 'en', time)).toBe('last month')
    expect(formatRelative(time, 'ru', time)).toBe('сейчас')
    expect(formatRelative(before(-3_600_000), 'en', time)).toBe('in 1 hour')
    expect([0, 5, 100].map((seconds) => formatRelative(before(seconds * 1000), 'en', time))).toEqual([
      'now',
      'now',
      '2 minutes ago',
    ])
    expect(formatRelative(before(86_400_000), 'ru', time)).toBe('вчера')
    expect(formatRelative(before(400 * 86_400_000), 'en', time)).toBe('last year')
  })

  it('have days and hours in UTC', () => {
    const late = Date.UTC(2026, 2, 31, 23, 59)
    expect((['cn', 'en', 'ru'] as const).map((language) => formatUtcDate(late, language))).toEqual([
      '2026-03-31',
      '2026-03-31',
      '31.03.2026',
    ])
    expect((['cn', 'en', 'ru'] as const).map((language) => formatUtcMonth(late, language))).toEqual([
      '2026-03',
      '2026-03',
      '03.2026',
    ])
    expect([formatUtc(late, 'YYYYMMDDHH'), formatUtc(Number.NaN, 'HH:mm')]).toEqual(['2026033123', ''])
    expect(startOfUtc(late, 'month')).toBe(Date.UTC(2026, 2, 1))
    expect(addUtcMonths(Date.UTC(2026, 10, 1), 2)).toBe(Date.UTC(2027, 0, 1))
    expect(utcWeekday(late)).toBe(2)
  })

  it('are read, unless there is no such day', () => {
    expect([parseUtcDay('20260228'), parseUtcDay('2026-02-28')]).toEqual(Array(2).fill(Date.UTC(2026, 1, 28)))
    const noDays = ['20260230', '202602', 'never', '', '2026-0228', '20-2602-28', '２０２６-０２-２８', '٢٠٢٦-٠٢-٢٨']
    expect(noDays.map(parseUtcDay)).toEqual(noDays.map(() => Number.NaN))
    const days = ['2028-02-29', '0100-01-01', '9999-12-31']
    expect(days.filter(isUtcDay)).toEqual(days)
    const earlyYears = ['0000-01-01', '0001-01-01', '0026-03-01', '0099-12-31']
    expect(earlyYears.map(parseUtcDay)).toEqual(earlyYears.map(() => Number.NaN))
    const refused = [...noDays, ...earlyYears, '20280229', '2026-02-29', '2026-13-01', '26-01-01']
    expect(refused.filter(isUtcDay)).toEqual([])
    expect(parseDateInput('2026-03-07T09:05')).toBe(new Date(2026, 2, 7, 9, 5).getTime())
    expect([parseDateInput('07.03.2026'), parseDateInput('2026-03-07')]).toEqual(
      Array(2).fill(new Date(2026, 2, 7).getTime()),
    )
    expect([parseDateInput('7.3.2026 9:05'), parseDateInput('2026/03/07 09:05')]).toEqual(
      Array(2).fill(new Date(2026, 2, 7, 9, 5).getTime()),
    )
    const none = ['2026-02-30', '31.02.2026', '2026-13-05', '2026-03-07 24:00', '07.03.2026 09:60', '2026', '5', '']
    expect(none.map(parseDateInput)).toEqual(none.map(() => Number.NaN))
  })

  it('fill the inputs of a browser', () => {
    expect([dateInputText(time.getTime()), dateInputText(time.getTime(), true)]).toEqual([
      '2026-03-07T09:05',
      '2026-03-07',
    ])
    expect(formatUtcOffset(time.getTime())).toMatch(/^UTC[+−]\d{1,2}(:\d\d)?$/)
  })

  it('are empty for an invalid time', () => {
    expect([formatDate('never', 'en'), formatDateTime(Number.NaN, 'ru'), formatRelative('', 'cn')]).toEqual([
      '',
      '',
      '',
    ])
  })
})

describe('R114: plurals', () => {
  it('follow en-US and ru-RU', () => {
    expect([1, 2, 5].map((count) => pluralCategory(count, 'en'))).toEqual(['one', 'other', 'other'])
    expect([1, 2, 5, 11, 21, 22, 25, 111, 1.5].map((count) => pluralCategory(count, 'ru'))).toEqual([
      'one',
      'few',
      'many',
      'many',
      'one',
      'few',
      'many',
      'many',
      'other',
    ])
    expect(pluralCategory(1, 'cn')).toBe('other')
  })

  it('fill in the number', () => {
    const files = { one: '{count} файл', few: '{count} файла', many: '{count} файлов', other: '{count} файла' }
    expect([1, 3, 12].map((count) => pluralize(count, files, 'ru'))).toEqual(['1 файл', '3 файла', '12 файлов'])
    expect(pluralize(1, { other: '{count} files' }, 'en')).toBe('1 files')
    expect(pluralize(1234, { one: '{count} file', other: '{count} files' }, 'en')).toBe('1,234 files')
  })
})

describe('lists and labels', () => {
  it('joins names with the list sign of the language', () => {
    const names = ['A', 'B', 'C']
    expect([formatList(names, 'cn'), formatList(names, 'en'), formatList(names, 'ru')]).toEqual([
      'A、B、C',
      'A, B, C',
      'A, B, C',
    ])
    expect([formatList([], 'en'), formatList(['A'], 'cn')]).toEqual(['', 'A'])
  })

  it('puts the colon of the language between a label and its value', () => {
    expect([formatLabeled('来源', '搜索', 'cn'), formatLabeled('Source', 'Search', 'en')]).toEqual([
      '来源：搜索',
      'Source: Search',
    ])
  })
})

describe('developer ids', () => {
  it('R115: below 1,000,000 have 2,000,000 added', () => {
    expect([0, 1, 999_999].map(developerIdForDisplay)).toEqual(['C2000000', 'C2000001', 'C2999999'])
  })

  it('R116: from 1,000,000 to 10,000,000 have 1,000,000 subtracted; larger ones are unchanged', () => {
    expect([1_000_000, 5_123_456, 10_000_000, 10_000_001].map(developerIdForDisplay)).toEqual([
      'C0',
      'C4123456',
      'C9000000',
      'C10000001',
    ])
  })

  it('R117: start with C, and must be integers', () => {
    expect(developerIdForDisplay(7)).toMatch(/^C\d+$/)
    for (const id of [-1, 1.5, Number.NaN]) expect(() => developerIdForDisplay(id)).toThrow(RangeError)
  })
})

describe('texts', () => {
  it('R99: an address may be opened if it starts with http:// or https:// in any case', () => {
    expect(['http://a.example', 'HTTPS://a.example/x?y', 'hTtP://a'].every(isWebAddress)).toBe(true)
    expect(
      ['javascript:alert(1)', 'ftp://a', ' http://a', '//a', 'https:/a', 'http://', 'data:text/html,x', ''].some(
        isWebAddress,
      ),
    ).toBe(false)
  })

  it('R100: a spreadsheet cell that starts with = + - or @ is quoted with a tab before it', () => {
    expect(['=1+1', '+1', '-1', '@x', '=A("b")'].map(spreadsheetCell)).toEqual([
      '"\t=1+1"',
      '"\t+1"',
      '"\t-1"',
      '"\t@x"',
      '"\t=A(""b"")"',
    ])
    expect(['a=1', '1', ''].map(spreadsheetCell)).toEqual(['a=1', '1', ''])
  })

  it('R101: a CSV cell that contains = + - or @ anywhere is quoted, its own quotes doubled', () => {
    expect(['a=1', 'x@y', '1-2', 'say "+"', 'plain'].map(csvCell)).toEqual([
      '"a=1"',
      '"x@y"',
      '"1-2"',
      '"say ""+"""',
      'plain',
    ])
    expect(['a,b', 'a"b', 'a\nb'].map(csvCell)).toEqual(['"a,b"', '"a""b"', '"a\nb"'])
    expect(['=1+1', ' =1+1', '\u00a0@x', '-1+1', '-12.5', '7', 'a=1'].map(safeCell)).toEqual([
      '"\t=1+1"',
      '"\t =1+1"',
      '"\t\u00a0@x"',
      '"\t-1+1"',
      '"-12.5"',
      '7',
      '"a=1"',
    ])
    expect(
      ['＝1+1', '＠x', '\u200b=1+1', '\ufeff+1', 'a;=1+1;b', 'a\n=1+1', '\t@x', 'a; b=c', '1;\u200b－2'].map(safeCell),
    ).toEqual([
      '"\t＝1+1"',
      '"\t＠x"',
      '"\t\u200b=1+1"',
      '"\t\ufeff+1"',
      '"a;\t=1+1;b"',
      '"a\n\t=1+1"',
      '"\t\t\t@x"',
      '"a; b=c"',
      '1;\t\u200b－2',
    ])
    const withoutShape = ['\u3164=1+1', '\u2800@x', '\ufe0f+1', '\u034f-x', '﹦1+1', 'a;\u115f=1+1']
    expect(withoutShape.map((cell) => /^"(?:a;)?\t/.test(safeCell(cell)))).toEqual(withoutShape.map(() => true))
    expect(readCsv(toCsv([['h'], withoutShape])).records).toMatchObject([{ fields: withoutShape }])
    // Where a semicolon ends a cell, doubled quotes are an empty text, with the sign behind it.
    const afterQuotes = ['a;"=1+1', 'a; ""@x', '"=1']
    expect(afterQuotes.map(safeCell)).toEqual(['"a;\t""=1+1"', '"a;\t """"@x"', '"\t""=1"'])
    expect(readCsv(toCsv([['h'], afterQuotes])).records).toMatchObject([{ fields: afterQuotes }])
    // Behind a negative number, they could complete a formula.
    expect(['5*cmd|x!A1', '5*A(1)', '5*2'].map(safeCell)).toEqual(['"5*cmd|x!A1"', '"5*A(1)"', '5*2'])
    expect(
      toCsv([
        ['a', 'b-c'],
        ['中', ''],
      ]),
    ).toBe('\uFEFFa,"b-c"\r\n中,\r\n')
  })

  it('R102: & < > space and both quotes are escaped', () => {
    expect(escapeText(`<a href="x">it's & more</a>`)).toBe(
      '&lt;a&nbsp;href=&quot;x&quot;&gt;it&#39;s&nbsp;&amp;&nbsp;more&lt;/a&gt;',
    )
  })

  it('R103: the emoji filter counts surrogate pairs', () => {
    expect(findEmoji('a😀b🚀').count).toBe(2)
    expect(findEmoji('𠀀').count).toBe(1)
    expect(findEmoji('plain ☺ text \uD83D').count).toBe(0)
    expect(withoutEmoji('a😀b🚀c')).toBe('abc')
  })

  it('R104: the placeholder lists at most 10 matches', () => {
    expect(findEmoji('😀'.repeat(12)).placeholder).toBe(`${Array(10).fill('😀').join(' ')} …`)
    expect(findEmoji('😀'.repeat(6)).placeholder.match(/😀/gu)).toHaveLength(6)
  })

  it('R105: with 5 matches or fewer it shows them all', () => {
    expect(findEmoji('😀🚀🐱🐶🦊').placeholder).toBe('😀 🚀 🐱 🐶 🦊')
    expect(findEmoji('none').placeholder).toBe('')
  })
})

it('tells how far the clocks of a time zone are from UTC, in summer and in winter', () => {
  const hours = (zone: string, time: string) => zoneOffset(zone, Date.parse(time)) / 3_600_000
  expect(hours('Europe/Berlin', '2026-01-15T12:00Z')).toBe(1)
  expect(hours('Europe/Berlin', '2026-07-15T12:00Z')).toBe(2)
  expect(hours('Asia/Kathmandu', '2026-07-15T12:00Z')).toBe(5.75)
  expect(hours('America/St_Johns', '2026-01-15T12:00Z')).toBe(-3.5)
  expect(hours('Pacific/Kiritimati', '2026-01-15T12:00Z')).toBe(14)
})
