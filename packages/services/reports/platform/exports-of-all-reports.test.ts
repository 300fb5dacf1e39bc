import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
import {
  type DimensionId,
  itemKinds,
  metricOf,
  type ReportId,
  reportIds,
  reportOf,
  timeDimensions,
} from '@console-widgets/reports/model'
import type { Console } from '@console-widgets/core'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { asWritten, readCsvFile } from './testing/export-file.ts'
import { ask, type Asked, mapsId } from './testing/world.ts'

const weatherId = '108370002'
const period = { startTime: '20260210', endTime: '20260222' }

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  await holder.invoke(calls['reports.app-comparison.update'], { appIds: [weatherId, mapsId] })
})
afterAll(() => test.close())

/** Call that shows a report on the screen. */
const callOf = (reportId: ReportId): string => {
  const id = [`reports.${reportId}.get`, `reports.${reportId}-data.get`, `reports.${reportId}.query`].find(
    (each) => each in calls,
  )
  if (!id) throw new Error(`No call shows the report ${reportId}`)
  return id
}

/** Choices that a user has on a report's screen, from its declaration. */
function choicesOf(reportId: ReportId): [string, Asked][] {
  const { dimensions, groupBy, metrics, shape } = reportOf(reportId)
  const free = dimensions.filter((id) => !timeDimensions.includes(id))
  const pair = [
    groupBy[0],
    free.find((id) => !groupBy.includes(id) && !(itemKinds[groupBy[0] as DimensionId] && itemKinds[id])),
  ]
  const filter = (id: DimensionId, ...values: string[]): Asked => ({
    filterCondition: values.map(() => id as never),
    filterConditionValue: values,
  })
  return [
    ['its default', {}],
    ...dimensions.map((id): [string, Asked] => [`a row for each ${id}`, { groupBy: [id] }]),
    ...(pair[1] ? [[`rows by ${pair.join(' and ')}`, { groupBy: pair } as Asked] as [string, Asked]] : []),
    ...(shape === 'hours' ? [] : [['a period', period] as [string, Asked]]),
    // A custom report has the metrics that `ask` names.
    ['an order', { sort: `-${reportId === 'harmony-analytics-report' ? 'crashShare' : metrics.at(-1)}` }],
    ['an order by key', { sort: `-${groupBy[0]}` }],
    ...(dimensions.includes('countryId')
      ? [['two countries', filter('countryId', 'DE', 'FR')] as [string, Asked]]
      : []),
    ...(dimensions.includes('deviceType') ? [['a device type', filter('deviceType', '4')] as [string, Asked]] : []),
    // A channel's report has no app of its own.
    ...(dimensions.includes('appId') && reportId !== 'channel-detail'
      ? ([
          ['an app', { appId: weatherId, groupBy: ['appId'] }],
          ['two apps', { ...filter('appId', weatherId, '108370003'), groupBy: ['appId'] }],
        ] as [string, Asked][])
      : []),
  ]
}

/** Reports of numbers: retention has a table of its own. */
const reports = reportIds.filter((id) => reportOf(id).shape !== 'cohorts')

describe.each(reports)('the file of %s', (reportId) => {
  it.each(choicesOf(reportId))('holds what the screen shows with %s', async (_, asked) => {
    const shown = await ask(holder, callOf(reportId), { ...asked, comparison: 'none', maxReqCount: 1000 })
    const { perApp } = reportOf(reportId)
    const { fileURL } = await holder.invoke(calls['reports.export.create'], {
      reportId,
      language: 'en-US',
      ...(perApp ? { appId: mapsId } : {}),
      ...(reportId === 'channel-detail' ? { channelId: 'newsletter' } : {}),
      ...(reportId === 'harmony-analytics-report' ? { metrics: shown.metrics } : {}),
      ...asked,
    } as never)
    const [header, ...rows] = await readCsvFile(test, fileURL as string)
    const keys = shown.groupBy.length + (shown.groupBy.includes('appId') ? 1 : 0)
    expect(header).toHaveLength(keys + shown.metrics.length)
    // The last row has the totals.
    expect(rows).toHaveLength(shown.total + 1)
    const expected = [...shown.rows, shown.totals].map(({ values, hidden }) =>
      shown.metrics.map((metric) =>
        hidden.includes(metric) ? 'fewer than 5' : String(asWritten(values[metric], metricOf(metric).unit)),
      ),
    )
    const values = rows.map((row) => row.slice(keys))
    expect([...values.slice(0, shown.rows.length), values.at(-1)]).toEqual(expected)
    const place = shown.groupBy.indexOf('appId')
    if (place >= 0)
      expect(rows.slice(0, shown.rows.length).map((row) => row[place + 1])).toEqual(
        shown.rows.map((row) => row.keys.appId),
      )
  })
})

it('of a comparison has the compared apps alone', async () => {
  const { fileURL } = await holder.invoke(calls['reports.export.create'], { reportId: 'app-comparison', ...period })
  const [, ...rows] = await readCsvFile(test, fileURL as string)
  expect(
    rows
      .slice(0, -1)
      .map((row) => row[1])
      .sort(),
  ).toEqual([mapsId, weatherId])
})
