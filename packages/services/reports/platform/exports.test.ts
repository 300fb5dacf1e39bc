import { sql } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
import { metricOf, reportOf, type ReportId } from '@console-widgets/reports/model'
import type { Console } from '@console-widgets/core'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { notices } from '@console-widgets/platform/notices/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { breakdowns } from './roll-ups/breakdowns.ts'
import { rollUp } from './roll-ups/roll-up.ts'
import { asWritten, readCsvFile } from './testing/export-file.ts'
import { ask, mapsId } from './testing/world.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const whole = { startTime: '20251202', endTime: '20260301' }
const fetchFile = (url: string) => test.platform.fetch(new Request(url))
const readCsv = (url: string) => readCsvFile(test, url)

type CellValue = string | number | boolean | Date | null
type ReadSheets = (content: Buffer) => Promise<{ data: CellValue[][] }[] | CellValue[][]>

async function readWorkbook(url: string): Promise<CellValue[][]> {
  const read = await (readExcelFile as unknown as ReadSheets)(Buffer.from(await (await fetchFile(url)).arrayBuffer()))
  const [first] = read
  return first && 'data' in first ? first.data : (read as CellValue[][])
}

const file = async (input: Parameters<typeof create>[0]) => (await create(input)).fileURL as string
const create = (
  input: {
    reportId: ReportId
    appId?: string
    groupBy?: never[] | string[]
    exportType?: 'CSV' | 'EXCEL'
    language?: 'zh-CN' | 'en-US' | 'ru-RU'
    startTime?: string
    endTime?: string
  },
  console = holder,
) => console.invoke(calls['reports.export.create'], input as never)

describe.each([
  'distribution-dashboard',
  'quality-dashboard',
  'user-dashboard',
  'finance-dashboard',
  'message-dashboard',
] as const)('%s', (reportId) => {
  it.each(['date', 'countryId', 'appId', 'week'] as const)(
    'has the same numbers on the screen, in CSV and in a workbook, by %s',
    async (dimension) => {
      const shown = await ask(holder, `reports.${reportId}.get`, { ...whole, groupBy: [dimension] })
      const csv = await readCsv(await file({ reportId, ...whole, groupBy: [dimension], language: 'en-US' }))
      const workbook = await readWorkbook(
        await file({ reportId, ...whole, groupBy: [dimension], exportType: 'EXCEL', language: 'en-US' }),
      )
      const keys = dimension === 'appId' ? 2 : 1
      const expected = [...shown.rows, shown.totals].map(({ values, hidden }) =>
        shown.metrics.map((metric) =>
          hidden.includes(metric) ? 'fewer than 5' : asWritten(values[metric], metricOf(metric).unit),
        ),
      )
      expect(csv).toHaveLength(expected.length + 1)
      expect(csv.slice(1).map((row) => row.slice(keys))).toEqual(expected.map((row) => row.map(String)))
      expect(workbook.slice(1).map((row) => row.slice(keys).map((cell) => cell ?? ''))).toEqual(expected)
      if (dimension === 'date') {
        expect(csv.slice(1, -1).map(([day]) => day?.replaceAll('-', ''))).toEqual(
          shown.rows.map(({ keys: key }) => key.date),
        )
        // Days and numbers keep their types.
        expect(
          workbook.slice(1, -1).map(([day]) => (day as Date).toISOString().slice(0, 10).replaceAll('-', '')),
        ).toEqual(shown.rows.map(({ keys: key }) => key.date))
      }
    },
  )
})

it('supports three languages', async () => {
  const heads = []
  for (const language of ['en-US', 'zh-CN', 'ru-RU'] as const)
    heads.push((await readCsv(await file({ reportId: 'app-overview', appId: mapsId, language })))[0]?.slice(0, 2))
  expect(heads).toEqual([
    ['Date', 'Downloads'],
    ['日期', '下载量'],
    ['Дата', 'Скачивания'],
  ])
})

it('names variants as their tests do', async () => {
  const window = { appId: mapsId, groupBy: ['variantId'], ...whole }
  const report = await ask(holder, 'reports.material-test.get', window as never)
  const csv = await readCsv(await file({ reportId: 'material-test', ...window, language: 'en-US' }))
  const names = csv.slice(1, -1).map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['Waves', 'Compass', 'Map first', 'Night colors']))
  const given: Readonly<Record<string, string>> = report.variantNames
  for (const { keys } of report.rows) {
    const name = given[keys.variantId ?? '']
    if (name !== undefined) expect(names).toContain(name)
  }
})

it('neutralizes formulas in names', async () => {
  const { appId } = await holder.invoke(appCalls['apps.app.create'], {
    appName: '=HYPERLINK("http://x.example","a@b")',
    parentType: 13,
    installationFree: false,
  })
  await test.platform.services.database.asPlatform((db) =>
    db.execute(
      sql`insert into cw_report_days (events, day, amount, kind, breakdown, team_id, app_id, country, item, currency) values (9, '2026-03-01', 0, 3, ${breakdowns.version.number}, ${demoTeamId}, ${appId}, '', '', '')`,
    ),
  )
  const url = await file({ reportId: 'distribution-dashboard', groupBy: ['appId'] })
  const text = await (await fetchFile(url)).text()
  // R100, R101: quoted with a tab before it, its own quotes doubled.
  expect(text).toContain('"\t=HYPERLINK(""http://x.example"",""a@b"")"')
  const workbook = await readWorkbook(
    await file({ reportId: 'distribution-dashboard', groupBy: ['appId'], exportType: 'EXCEL' }),
  )
  // R100: text in quotes with a tab before it.
  expect(workbook.flat().filter((cell) => String(cell).includes('HYPERLINK'))).toEqual([
    '"\t=HYPERLINK(""http://x.example"",""a@b"")"',
  ])
})

it('writes retention as a table of shares', async () => {
  const shown = await holder.invoke(calls['reports.keep-analysis.get'], { appId: mapsId, ...whole, groupBy: ['week'] })
  const csv = await readCsv(
    await file({ reportId: 'keep-analysis', appId: mapsId, ...whole, groupBy: ['week'], language: 'en-US' }),
  )
  expect(csv[0]?.slice(0, 4)).toEqual(['Installed', 'New users', 'Week 1', 'Week 2'])
  expect(csv.slice(1, -1)).toHaveLength(shown.cohorts.length)
  for (const [index, { people, kept }] of shown.cohorts.entries())
    expect(csv[index + 1]?.slice(1)).toEqual([
      String(people ?? 'fewer than 5'),
      ...kept.map((back) =>
        back === null || people === null
          ? 'fewer than 5'
          : people === 0
            ? ''
            : String(Math.round((back / people) * 1e6) / 1e6),
      ),
    ])
})

it('has a link that is valid for five minutes', async () => {
  const own = await createTestPlatform()
  const console = await signIn(own.platform)
  const { fileURL } = await create({ reportId: 'download-analysis', appId: mapsId }, console)
  const answer = await own.platform.fetch(new Request(fileURL as string))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(answer.headers.get('content-disposition')).toContain('download-analysis_20260131-20260301.csv')
  own.clock.advance(301_000)
  expect((await own.platform.fetch(new Request(fileURL as string))).status).toBe(403)
  await own.close()
})

it('returns the same file from both specified exports', async () => {
  const { fileURL } = await holder.invoke(calls['reports.download-analysis.export'], {
    appId: mapsId,
    language: 'en-US',
  })
  expect(await readCsv(fileURL as string)).toEqual(
    await readCsv(await file({ reportId: 'download-analysis', appId: mapsId, language: 'en-US' })),
  )
  const harmony = await holder.invoke(calls['reports.harmony-analysis.export'], { appId: mapsId, exportType: 'EXCEL' })
  expect((await readWorkbook(harmony.fileURL as string))[0]).toHaveLength(
    1 + reportOf('harmony-analysis').metrics.length,
  )
})

it('requires the app in reports of one app, and a valid query', async () => {
  expect(await refused(create({ reportId: 'app-overview' }))).toMatchObject({
    kind: 'invalid',
    issues: [{ field: 'appId' }],
  })
  expect(await refused(create({ reportId: 'app-overview', appId: 'nowhere' }))).toMatchObject({ status: 404 })
  expect(await refused(create({ reportId: 'distribution-dashboard', groupBy: ['reason'] }))).toMatchObject({
    kind: 'invalid',
    issues: [{ field: 'groupBy.0' }],
  })
})

describe('a large file', () => {
  let own: TestPlatform
  let console: Console
  const long = { reportId: 'distribution-dashboard' as const, ...whole, groupBy: ['date', 'appVersion'] }
  beforeAll(async () => {
    own = await createTestPlatform()
    console = await signIn(own.platform)
    await own.platform.services.database.asPlatform(async (db) => {
      await db.execute(
        sql`insert into cw_report_events (person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name) select 0, date '2025-12-02' + day, 1, 3, 4, ${demoTeamId}, ${mapsId}, 'DE', 'search', 'v' || version, 'Kite S' from generate_series(0, 89) day, generate_series(1, 80) version`,
      )
      await rollUp(db, { teamId: demoTeamId, appId: mapsId, from: '20251202', to: '20260301' })
    })
  })
  afterAll(() => own.close())

  const task = (taskId: string) => console.invoke(calls['reports.export-task.get'], { taskId })

  it('is written by a task, which ends with a link', async () => {
    const { taskId, fileURL, fileName } = await create(long, console)
    expect(fileURL).toBeNull()
    expect((await task(taskId as string)).fileName).toBe(fileName)
    await own.platform.wake()
    const ended = await task(taskId as string)
    expect(ended).toMatchObject({ state: 'succeeded', fileName, message: null })
    expect(ended.done).toBe(ended.total)
    expect(ended.total).toBeGreaterThan(7200)
    const lines = (await (await own.platform.fetch(new Request(ended.fileURL as string))).text())
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(ended.total + 2)
    expect(
      await refused(console.invoke(calls['reports.export-task.cancel'], { taskId: taskId as string })),
    ).toMatchObject({ kind: 'conflict' })
  })

  it('is announced by a notice that leads to it', async () => {
    const { taskId } = await create(long, console)
    await own.platform.wake()
    const found = await own.platform.services.database.asPlatform((db) =>
      db.select({ page: notices.page }).from(notices),
    )
    expect(found.map(({ page }) => page)).toContainEqual({
      id: 'reports.dashboards',
      values: { report: long.reportId, export: taskId },
    })
  })

  it('can be canceled, and then does not exist', async () => {
    const { taskId } = await create({ ...long, exportType: 'EXCEL' }, console)
    expect(await console.invoke(calls['reports.export-task.cancel'], { taskId: taskId as string })).toMatchObject({
      state: 'cancelled',
      fileURL: null,
    })
    await own.platform.wake()
    expect(await task(taskId as string)).toMatchObject({ state: 'cancelled', fileURL: null })
  })

  it('is not accessible to others', async () => {
    const { taskId } = await create(long, console)
    await own.platform.wake()
    const elsewhere = await signIn(own.platform)
    await elsewhere.session.switchTeam('team-lighthouse')
    expect(
      await refused(elsewhere.invoke(calls['reports.export-task.get'], { taskId: taskId as string })),
    ).toMatchObject({ status: 404 })
  })
})
