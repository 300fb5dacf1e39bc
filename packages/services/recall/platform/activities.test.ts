import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/recall/contract'
import { isQuiet, newActivity } from '@console-widgets/recall/model'
import { day } from '@console-widgets/platform/clock/durations'
import { differenceOfShares } from '@console-widgets/statistics'
import { appId, createRecallStage, dayOf, type RecallStage, type StoredSend } from './testing/stage.ts'

let stage: RecallStage
beforeAll(async () => {
  stage = await createRecallStage()
})
afterAll(() => stage.test.close())

/** Whether someone was silent for as many days by the end of a day, by their days of use. */
function isSilent({ install, days }: { install: string; days: ReadonlySet<string> }, length: number, last: number) {
  if (Date.parse(install) > Date.parse(dayOf(last - length * day))) return false
  return Array.from({ length }, (_, ago) => dayOf(last - ago * day)).every((each) => !days.has(each))
}

const inHoldout = (flowId: string, person: number, percent: number) =>
  Number.parseInt(createHash('md5').update(`${flowId}.holdout.${person}`).digest('hex').slice(0, 8), 16) % 10_000 <
  percent * 100

describe('an activity', () => {
  it('contacts exactly the people of an independent query, once, by day, and not the control group', async () => {
    const now = stage.test.clock.now()
    const expected = (await stage.people()).filter((each) => isSilent(each, 20, now - day))
    const audience = { ...newActivity().audience, silentDays: 20 }
    const counted = await stage.holder.invoke(calls['recall.audience.get'], { appId, audience, holdout: 20 })
    expect(counted.reached + counted.optedOut).toBe(expected.length)
    expect(counted.reached).toBeGreaterThan(20)

    const campaignId = await stage.createActivity({ audience, holdout: 20, days: 2 })
    await stage.setStatus(campaignId, 'auditing')
    await stage.pass(60_000)
    expect(await stage.holder.invoke(calls['recall.activity.get'], { campaignId })).toMatchObject({ state: 'running' })
    const taken = await stage.peopleOf(campaignId)
    expect(taken).toHaveLength(counted.reached)
    const ids = new Set(expected.map(({ person }) => person))
    expect(taken.filter(({ person }) => !ids.has(person))).toEqual([])
    const withheld = taken.filter(({ state }) => state === 'withheld').map(({ person }) => person)
    expect(withheld).toEqual(taken.map(({ person }) => person).filter((person) => inHoldout(campaignId, person, 20)))

    await stage.pass(2 * day)
    const sent = await stage.sendsOf(campaignId)
    expect(sent.length).toBeGreaterThan(20)
    expect(sent.filter(({ country, send_time }) => isQuiet(country, Number(send_time)))).toEqual([])
    expect(sent.filter(({ person }) => withheld.includes(person))).toEqual([])
    expect(new Set(sent.map(({ person }) => person)).size).toBe(sent.length)
    const posted = await stage.rows<{ reference: string; text: string; channel: string; state: string }>(
      sql`select * from cw_outbox where topic = 'recall' and reference like ${`${campaignId}.%`} order by reference`,
    )
    expect(posted.map(({ reference }) => reference)).toEqual(sent.map(({ send_id }) => send_id).toSorted())
    expect(posted[0]).toMatchObject({
      channel: 'sms',
      text: expect.stringMatching(
        /^Northwind Maps: Your offline charts expire in 30 days\. Open the app to keep them\. Opt out: https?:\/\/\S+\/o\/[0-9a-f]{24}$/,
      ),
    })
    expect(posted.map(({ state }) => state).filter((state) => state !== 'delivered' && state !== 'failed')).toEqual([])
    expect(await stage.holder.invoke(calls['recall.activity.get'], { campaignId })).toMatchObject({ state: 'ended' })

    await stage.pass(15 * day)
    const result = await stage.holder.invoke(calls['recall.activity-result.get'], { campaignId })
    const used = new Map((await stage.people()).map((each) => [each.person, each.days]))
    const chosen = await stage.peopleOf(campaignId)
    const arm = (isWithheld: boolean) => {
      const group = chosen.filter(({ state }) => (state === 'withheld') === isWithheld)
      const returned = group.filter(({ person, enter_time }) =>
        Array.from({ length: 14 }, (_, after) => dayOf(Number(enter_time) + (after + 1) * day)).some((each) =>
          used.get(person)?.has(each),
        ),
      )
      return { people: group.length, successes: returned.length }
    }
    const [contacted, left] = [arm(false), arm(true)]
    expect(result.contacted).toMatchObject({ people: contacted.people, returned: contacted.successes })
    expect(result.withheld).toMatchObject({ people: left.people, returned: left.successes })
    const interval = differenceOfShares(contacted, left, 0.05)
    expect(result.interval?.lower).toBeCloseTo(interval.lower, 9)
    expect(result.interval?.upper).toBeCloseTo(interval.upper, 9)
    expect(result).toMatchObject({ sent: sent.length, pending: 0, cost: sent.length * 5 })
  })

  it('waits for the review, and lists the problems that keep it from running', async () => {
    const campaignId = await stage.createActivity({ slots: {} })
    await expect(stage.setStatus(campaignId, 'auditing')).rejects.toMatchObject({
      reason: 'activity-problems',
      message: expect.stringMatching(/can’t run: it lacks a value for a variable of its template$/),
    })
    expect(await stage.holder.invoke(calls['recall.activity.get'], { campaignId })).toMatchObject({
      problems: ['slot'],
    })
    const rejected = await stage.createActivity({
      templateId: 'sms-template-best',
      slots: { link: 'https://else.example' },
    })
    expect(await stage.holder.invoke(calls['recall.activity.get'], { campaignId: rejected })).toMatchObject({
      problems: ['template-not-passed', 'link-host'],
    })
    await expect(stage.setStatus(campaignId, 'running')).rejects.toMatchObject({ reason: 'activity-state' })
    // The app’s own addresses may be sent although their host isn’t the signature’s, and no others there.
    const { items } = await stage.holder.invoke(calls['recall.target.list'], { appId })
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['link', 'store-page', 'questionnaire']))
    const address = items.find(({ kind }) => kind === 'link')?.address ?? ''
    for (const [link, problems] of [
      [address, ['template-not-passed']],
      [`${address}x`, ['template-not-passed', 'link-host']],
    ] as const) {
      const linked = await stage.createActivity({ templateId: 'sms-template-best', slots: { link } })
      expect(await stage.holder.invoke(calls['recall.activity.get'], { campaignId: linked })).toMatchObject({
        problems,
      })
    }
  })

  it('is paused with a notification when its template is rejected, and resumes with another one', async () => {
    const template = { templateName: 'Autumn', language: 'en-US' as const, text: 'Autumn charts are here: {news}' }
    const { templateId } = await stage.holder.invoke(calls['recall.sms-template.create'], { appId, ...template })
    await stage.pass(60_000)
    expect(await stage.holder.invoke(calls['recall.sms-template.get'], { templateId })).toMatchObject({
      state: 'passed',
    })
    const campaignId = await stage.createActivity({
      templateId,
      slots: { news: 'new depths' },
      startTime: stage.test.clock.now() + day,
    })
    await stage.setStatus(campaignId, 'auditing')
    await stage.pass(60_000)
    await expect(stage.holder.invoke(calls['recall.sms-template.delete'], { templateId })).rejects.toMatchObject({
      reason: 'in-use',
    })
    await stage.holder.invoke(calls['recall.sms-template.update'], {
      templateId,
      ...template,
      text: 'The best app for {news}',
    })
    await stage.pass(60_000)
    expect(await stage.holder.invoke(calls['recall.sms-template.get'], { templateId })).toMatchObject({
      state: 'rejected',
      findings: [{ rule: 'superlative' }],
    })
    expect(await stage.holder.invoke(calls['recall.activity.get'], { campaignId })).toMatchObject({
      state: 'paused',
      pauseReason: 'template',
    })
    const told = await stage.rows<{ text: string }>(
      sql`select distinct subject || text as text from cw_outbox where topic = 'recall-review' and text like '%Choose another one%'`,
    )
    expect(told.length).toBeGreaterThan(0)
    await stage.pass(2 * day)
    expect(await stage.sendsOf(campaignId)).toEqual([])
    const { activityName, content } = await stage.holder.invoke(calls['recall.activity.get'], { campaignId })
    await stage.holder.invoke(calls['recall.activity.update'], {
      campaignId,
      activityName,
      content: { ...content, templateId: 'sms-template-charts', slots: { days: '9' } },
    })
    await stage.setStatus(campaignId, 'running')
    await stage.pass(day)
    expect((await stage.sendsOf(campaignId)).length).toBeGreaterThan(0)
    await stage.setStatus(campaignId, 'ended')
  })
})

describe('SMS', () => {
  it('reach no one more than once a day and three times a week, across all activities', async () => {
    const first = await stage.createActivity({ days: 3 })
    const second = await stage.createActivity({ days: 3 })
    for (const campaignId of [first, second]) await stage.setStatus(campaignId, 'auditing')
    await stage.pass(3 * day)
    const all = await stage.rows<StoredSend>(
      sql`select * from cw_recall_sends where channel = 'sms' and app_id = ${appId} order by person, send_time`,
    )
    const both = await stage.rows<{ person: number }>(
      sql`select person from cw_recall_sends where flow_id in (${first}, ${second}) group by person having count(*) = 2`,
    )
    expect(both.length).toBeGreaterThan(10)
    const times = new Map<number, number[]>()
    for (const { person, send_time } of all) times.set(person, [...(times.get(person) ?? []), Number(send_time)])
    for (const at of times.values()) {
      at.forEach((time, place) => {
        if (place >= 1) expect(time - (at[place - 1] ?? 0)).toBeGreaterThanOrEqual(day)
        if (place >= 3) expect(time - (at[place - 3] ?? 0)).toBeGreaterThanOrEqual(7 * day)
      })
    }
    expect(all.filter(({ country, send_time }) => isQuiet(country, Number(send_time)))).toEqual([])
  })

  it('contain a link on which their receiver opts out without an account, and which leaves no trace', async () => {
    const [sent] = await stage.rows<{ text: string; reference: string }>(
      sql`select text, reference from cw_outbox where topic = 'recall' and text like '%/o/%' order by reference limit 1`,
    )
    const address = /https?:\/\/\S+\/o\/[0-9a-f]{24}/.exec(sent?.text ?? '')?.[0] ?? ''
    const person = Number(sent?.reference.split('.').at(-1))
    const open = async (method: 'GET' | 'POST', lang = 'en', url = address) => {
      const answer = await stage.test.platform.fetch(
        new Request(url, { method, headers: { 'accept-language': lang } }),
        {
          address: '203.0.113.77',
        },
      )
      expect(answer.headers.get('set-cookie')).toBeNull()
      return `${answer.status} ${/<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]}`
    }
    const stored = () =>
      stage.rows(sql`select * from cw_recall_opt_outs where app_id = ${appId} and person = ${person}`)
    const before = (await stored()).length
    // Programs open links before people do.
    expect(await open('GET')).toBe(before > 0 ? '200 You’ve opted out' : '200 Stop these messages?')
    expect(await stored()).toHaveLength(before)
    expect([await open('POST', 'ru'), await open('POST', 'zh-CN'), await open('GET')]).toEqual([
      '200 Вы отказались от сообщений',
      '200 已拒收',
      '200 You’ve opted out',
    ])
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['app_id', 'flow_id', 'person', 'team_id', 'time'])
    expect(await open('POST', 'en', `${address.slice(0, -24)}${'0'.repeat(24)}`)).toMatch(/^404/)
    for (let at = 0; at < 60; at += 1) await open('GET')
    expect(await open('GET')).toMatch(/^429/)
  })

  it('never reach people who have opted out', async () => {
    const after = await stage.rows(sql`select s.send_id from cw_recall_sends s join cw_recall_opt_outs o
      on o.app_id = s.app_id and o.person = s.person where s.send_time > o.time + ${day}`)
    expect(after).toEqual([])
  })
})

describe('the demo', () => {
  it('has an ended activity with its result, and a running journey', async () => {
    expect(await stage.holder.invoke(calls['recall.activity.get'], { campaignId: 'activity-harbour' })).toMatchObject({
      state: 'ended',
    })
    const result = await stage.holder.invoke(calls['recall.activity-result.get'], { campaignId: 'activity-harbour' })
    expect(result).toMatchObject({ pending: 0 })
    expect(result.contacted.returned).toBeGreaterThan(0)
    expect(result.sent).toBeGreaterThan(10)
    expect(await stage.holder.invoke(calls['campaigns.journey.get'], { journeyId: 'journey-comeback' })).toMatchObject({
      state: 'active',
      problems: [],
    })
    expect(await stage.rows(sql`select kind, last_error from cw_jobs where last_error is not null`)).toEqual([])
  })
})
