import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/alarms/contract'
import { alarmLimits } from '@console-widgets/alarms/model'
import { hour } from '@console-widgets/platform/clock/durations'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { signIn } from '@console-widgets/sandbox/testing/test-platform'
import { appId, createAlarmStage, ruleNamed, type AlarmStage, type Rule } from './testing/stage.ts'

let stage: AlarmStage
beforeAll(async () => {
  stage = await createAlarmStage()
})
afterAll(() => stage.test.close())

describe('rules', () => {
  const create = (rule: unknown) => stage.holder.invoke(calls['alarms.alarm.create'], rule as Rule)

  it.each([
    [
      'a value that isn’t a number',
      { condition: { ...ruleNamed('x').condition, value: Number.NaN } },
      'condition.value',
    ],
    [
      'an endless value',
      { condition: { ...ruleNamed('x').condition, value: Number.POSITIVE_INFINITY } },
      'condition.value',
    ],
    [
      'more violations than points',
      { condition: { ...ruleNamed('x').condition, datapoints: 4 } },
      'condition.datapoints',
    ],
    ['a period of other metrics', { condition: { ...ruleNamed('x').condition, period: 3600 } }, 'condition.period'],
    ['a filter of other metrics', { condition: { ...ruleNamed('x').condition, filter: 'p95' } }, 'condition.filter'],
    ['an unknown metric', { metric: { namespace: 'reports', metricName: 'mood' } }, 'metric.metricName'],
    [
      'an unknown dimension',
      { metric: { namespace: 'reports', metricName: 'crashShare', dimensions: [{ name: 'currency', value: 'EUR' }] } },
      'metric.dimensions.0.name',
    ],
    [
      'revenue of all currencies',
      {
        metric: { namespace: 'reports', metricName: 'revenue' },
        condition: { ...ruleNamed('x').condition, filter: 'sum' },
      },
      'metric.dimensions',
    ],
    ['each version beside one of them', { forEach: 'version' }, 'forEach'],
    [
      'each version of a metric without versions',
      { metric: { namespace: 'remote-config', metricName: 'fetches' }, forEach: 'version' },
      'forEach',
    ],
    ['a name with a blank', { alarmName: 'two words' }, 'alarmName'],
    ['an action without a target', { alarmActions: [{ type: 'notice', target: null }] }, 'alarmActions.0.target'],
    [
      'a halt of another app',
      { alarmActions: [{ type: 'halt-release', target: '108370001' }] },
      'alarmActions.0.target',
    ],
    ['a halt when all is well', { okActions: [{ type: 'halt-release', target: appId }] }, 'okActions.0.type'],
  ])('reject %s', async (_, change, field) => {
    await expect(create({ ...ruleNamed('rejected'), ...change })).rejects.toMatchObject({ issues: [{ field }] })
  })

  it('reject the app of another team, and a name that is taken', async () => {
    await expect(create(ruleNamed('foreign', { appId: '1' }))).rejects.toMatchObject({ reason: 'app-not-found' })
    await expect(create(ruleNamed('Weather-Crashes'))).rejects.toMatchObject({ reason: 'name-taken' })
  })

  it('are copied to other apps under a free name, for all versions, with the halt of that app', async () => {
    const [alarmId, mapsId] = ['alarm-weather-crashes', '108370001']
    const { items } = await stage.holder.invoke(calls['alarms.copy.create'], { alarmId, appIds: [mapsId] })
    expect(items).toMatchObject([{ appId: mapsId, alarmName: 'weather-crashes-2' }])
    const copy = await stage.holder.invoke(calls['alarms.alarm.get'], { alarmId: items[0]!.alarmId })
    expect(copy).toMatchObject({ state: 'insufficient_data', metric: { dimensions: [] }, condition: { value: 1 } })
  })

  it('drop to insufficient data when they are stopped, and are refused twice', async () => {
    const alarmId = 'alarm-maps-posters'
    expect(await stage.holder.invoke(calls['alarms.alarm.get'], { alarmId })).toMatchObject({ state: 'alarm' })
    expect(await stage.holder.invoke(calls['alarms.task.stop'], { alarmId })).toMatchObject({
      enabled: false,
      state: 'insufficient_data',
    })
    await expect(stage.holder.invoke(calls['alarms.task.stop'], { alarmId })).rejects.toMatchObject({
      reason: 'alarm-state',
    })
    const { total } = await stage.holder.invoke(calls['alarms.history.list'], { alarmId })
    expect(total).toBeGreaterThan(0)
  })

  it('are at most a hundred', async () => {
    const { total } = await stage.holder.invoke(calls['alarms.alarm.list'], {})
    for (let number = total; number < alarmLimits.alarms; number++)
      await create(ruleNamed(`rule-${number}`, { enabled: false }))
    await expect(create(ruleNamed('one-more'))).rejects.toMatchObject({ reason: 'limit-reached' })
  })
})

it('does not halt a release for an author who can’t release versions, and says so', async () => {
  const stage = await createAlarmStage({ withTraffic: true })
  const developer = await signIn(stage.test.platform, demoAccounts.development)
  const rule = ruleNamed('clicks-and-halt', {
    metric: { namespace: 'links', metricName: 'clicks' },
    condition: { filter: 'count', operator: '>=', value: 0, period: 3600 },
    alarmActions: [{ type: 'halt-release', target: appId }],
  })
  const { alarmId } = await developer.invoke(calls['alarms.alarm.create'], rule)
  // An hourly rule is evaluated five minutes after the hour.
  await stage.pass(hour + 5 * 60_000)
  const { items } = await stage.holder.invoke(calls['alarms.history.list'], { alarmId })
  expect(items.map(({ toState, actions }) => [toState, actions])).toEqual([
    ['alarm', [{ type: 'halt-release', outcome: 'no-permission' }]],
  ])
  await stage.test.close()
})
