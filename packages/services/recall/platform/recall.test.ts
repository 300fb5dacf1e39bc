import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/recall/contract'
import {
  isQuiet,
  newActivity,
  newNode,
  type ActivityContent,
  type JourneyGraph,
  type JourneyNode,
} from '@console-widgets/recall/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { differenceOfShares } from '@console-widgets/statistics'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { advanceStored } from './engine/advance.ts'
import { flows, flowVersions, type FlowRow } from './tables.ts'

/** Northwind Maps. */
const appId = '108370001'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ membersEditDemoProjects: true })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const rows = <Row>(query: SQL) => test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, query))
const pass = async (milliseconds: number) => {
  test.clock.advance(milliseconds)
  await test.platform.wake()
  holder = await signIn(test.platform)
}

/** Everyone of an app, with the days on which they used it, from the stored events alone. */
async function people() {
  const stored = await rows<{ person: number; country: string; install: string; days: string[] }>(sql`
    select p.person, p.country, to_char(p.install_day, 'YYYY-MM-DD') as install, array(
      select distinct to_char(e.day, 'YYYY-MM-DD') from cw_report_events e where e.app_id = p.app_id and e.team_id = p.team_id
        and e.kind = 8 and e.person = p.person) as days
    from cw_report_people p where p.app_id = ${appId}`)
  return stored.map(({ days, ...each }) => ({ ...each, days: new Set(days) }))
}
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether someone was silent for as many days by the end of a day, by their days of use. */
function isSilent({ install, days }: { install: string; days: ReadonlySet<string> }, length: number, last: number) {
  if (Date.parse(install) > Date.parse(dayOf(last - length * day))) return false
  return Array.from({ length }, (_, ago) => dayOf(last - ago * day)).every((each) => !days.has(each))
}

const inHoldout = (flowId: string, person: number, percent: number) =>
  Number.parseInt(createHash('md5').update(`${flowId}.holdout.${person}`).digest('hex').slice(0, 8), 16) % 10_000 <
  percent * 100

let names = 0
async function createActivity(change: Partial<ActivityContent> = {}) {
  const { campaignId } = await holder.invoke(calls['recall.activity.create'], {
    appId,
    activityName: `Activity ${++names}`,
    channel: 'sms',
  })
  const content = {
    ...newActivity(),
    templateId: 'sms-template-charts',
    signatureId: 'signature-maps',
    slots: { days: '30' },
    holdout: 10,
    ...change,
  }
  await holder.invoke(calls['recall.activity.update'], { campaignId, activityName: `Activity ${names}`, content })
  return campaignId
}
const status = (campaignId: string, next: 'auditing' | 'running' | 'paused' | 'ended') =>
  holder.invoke(calls['recall.activity-status.update'], { campaignId, status: next })

interface Person {
  person: number
  country: string
  state: string
  enter_time: string
}
interface Send {
  person: number
  country: string
  send_time: string
  state: string
  send_id: string
}
const peopleOf = (flowId: string) =>
  rows<Person>(sql`select * from cw_recall_people where flow_id = ${flowId} order by person`)
const sendsOf = (flowId: string) =>
  rows<Send>(sql`select * from cw_recall_sends where flow_id = ${flowId} order by person, node_id`)

describe('an activity', () => {
  it('contacts exactly the people of an independent query, once, by day, and not the control group', async () => {
    const now = test.clock.now()
    const expected = (await people()).filter((each) => isSilent(each, 20, now - day))
    const audience = { ...newActivity().audience, silentDays: 20 }
    const counted = await holder.invoke(calls['recall.audience.get'], { appId, audience, holdout: 20 })
    expect(counted.reached + counted.optedOut).toBe(expected.length)
    expect(counted.reached).toBeGreaterThan(20)

    const campaignId = await createActivity({ audience, holdout: 20, days: 2 })
    await status(campaignId, 'auditing')
    await pass(60_000)
    expect(await holder.invoke(calls['recall.activity.get'], { campaignId })).toMatchObject({ state: 'running' })
    const taken = await peopleOf(campaignId)
    expect(taken).toHaveLength(counted.reached)
    const ids = new Set(expected.map(({ person }) => person))
    expect(taken.filter(({ person }) => !ids.has(person))).toEqual([])
    const withheld = taken.filter(({ state }) => state === 'withheld').map(({ person }) => person)
    expect(withheld).toEqual(taken.map(({ person }) => person).filter((person) => inHoldout(campaignId, person, 20)))

    await pass(2 * day)
    const sent = await sendsOf(campaignId)
    expect(sent.length).toBeGreaterThan(20)
    expect(sent.filter(({ country, send_time }) => isQuiet(country, Number(send_time)))).toEqual([])
    expect(sent.filter(({ person }) => withheld.includes(person))).toEqual([])
    expect(new Set(sent.map(({ person }) => person)).size).toBe(sent.length)
    const posted = await rows<{ reference: string; text: string; channel: string; state: string }>(
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
    expect(await holder.invoke(calls['recall.activity.get'], { campaignId })).toMatchObject({ state: 'ended' })

    await pass(15 * day)
    const result = await holder.invoke(calls['recall.activity-result.get'], { campaignId })
    const used = new Map((await people()).map((each) => [each.person, each.days]))
    const chosen = await peopleOf(campaignId)
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
    const campaignId = await createActivity({ slots: {} })
    await expect(status(campaignId, 'auditing')).rejects.toMatchObject({
      reason: 'activity-problems',
      message: expect.stringMatching(/can’t run: it lacks a value for a variable of its template$/),
    })
    expect(await holder.invoke(calls['recall.activity.get'], { campaignId })).toMatchObject({ problems: ['slot'] })
    const rejected = await createActivity({ templateId: 'sms-template-best', slots: { link: 'https://else.example' } })
    expect(await holder.invoke(calls['recall.activity.get'], { campaignId: rejected })).toMatchObject({
      problems: ['template-not-passed', 'link-host'],
    })
    await expect(status(campaignId, 'running')).rejects.toMatchObject({ reason: 'activity-state' })
  })

  it('is paused with a notification when its template is rejected, and resumes with another one', async () => {
    const template = { templateName: 'Autumn', language: 'en-US' as const, text: 'Autumn charts are here: {news}' }
    const { templateId } = await holder.invoke(calls['recall.sms-template.create'], { appId, ...template })
    await pass(60_000)
    expect(await holder.invoke(calls['recall.sms-template.get'], { templateId })).toMatchObject({ state: 'passed' })
    const campaignId = await createActivity({
      templateId,
      slots: { news: 'new depths' },
      startTime: test.clock.now() + day,
    })
    await status(campaignId, 'auditing')
    await pass(60_000)
    await expect(holder.invoke(calls['recall.sms-template.delete'], { templateId })).rejects.toMatchObject({
      reason: 'in-use',
    })
    await holder.invoke(calls['recall.sms-template.update'], {
      templateId,
      ...template,
      text: 'The best app for {news}',
    })
    await pass(60_000)
    expect(await holder.invoke(calls['recall.sms-template.get'], { templateId })).toMatchObject({
      state: 'rejected',
      findings: [{ rule: 'superlative' }],
    })
    expect(await holder.invoke(calls['recall.activity.get'], { campaignId })).toMatchObject({
      state: 'paused',
      pauseReason: 'template',
    })
    const told = await rows<{ text: string }>(
      sql`select distinct subject || text as text from cw_outbox where topic = 'recall-review' and text like '%Choose another one%'`,
    )
    expect(told.length).toBeGreaterThan(0)
    await pass(2 * day)
    expect(await sendsOf(campaignId)).toEqual([])
    const { activityName, content } = await holder.invoke(calls['recall.activity.get'], { campaignId })
    await holder.invoke(calls['recall.activity.update'], {
      campaignId,
      activityName,
      content: { ...content, templateId: 'sms-template-charts', slots: { days: '9' } },
    })
    await status(campaignId, 'running')
    await pass(day)
    expect((await sendsOf(campaignId)).length).toBeGreaterThan(0)
    await status(campaignId, 'ended')
  })
})

describe('SMS', () => {
  it('reach no one more than once a day and three times a week, across all activities', async () => {
    const first = await createActivity({ days: 3 })
    const second = await createActivity({ days: 3 })
    for (const campaignId of [first, second]) await status(campaignId, 'auditing')
    await pass(3 * day)
    const all = await rows<Send>(
      sql`select * from cw_recall_sends where channel = 'sms' and app_id = ${appId} order by person, send_time`,
    )
    const both = await rows<{ person: number }>(
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
    const [sent] = await rows<{ text: string; reference: string }>(
      sql`select text, reference from cw_outbox where topic = 'recall' and text like '%/o/%' order by reference limit 1`,
    )
    const address = /https?:\/\/\S+\/o\/[0-9a-f]{24}/.exec(sent?.text ?? '')?.[0] ?? ''
    const person = Number(sent?.reference.split('.').at(-1))
    const open = async (method: 'GET' | 'POST', lang = 'en', url = address) => {
      const answer = await test.platform.fetch(new Request(url, { method, headers: { 'accept-language': lang } }), {
        address: '203.0.113.77',
      })
      expect(answer.headers.get('set-cookie')).toBeNull()
      return `${answer.status} ${/<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]}`
    }
    const stored = () => rows(sql`select * from cw_recall_opt_outs where app_id = ${appId} and person = ${person}`)
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
    const after = await rows(sql`select s.send_id from cw_recall_sends s join cw_recall_opt_outs o
      on o.app_id = s.app_id and o.person = s.person where s.send_time > o.time + ${day}`)
    expect(after).toEqual([])
  })
})

const step = (node: Partial<JourneyNode> & Pick<JourneyNode, 'nodeId' | 'kind' | 'next'>) =>
  ({ ...newNode(node.kind, node.nodeId), ...node }) as JourneyNode
const steps: JourneyGraph = {
  nodes: [
    step({ nodeId: 'a', kind: 'entry', next: ['b'], audience: { ...newActivity().audience, silentDays: 20 } } as never),
    step({ nodeId: 'b', kind: 'message', next: ['c'], title: 'Come back', body: 'We have news.' } as never),
    step({ nodeId: 'c', kind: 'wait', hours: 30, next: ['d'] } as never),
    step({ nodeId: 'd', kind: 'split', by: 'random', shares: [30, 70], next: ['e', 'f'] } as never),
    step({
      nodeId: 'e',
      kind: 'sms',
      next: ['f'],
      templateId: 'sms-template-charts',
      signatureId: 'signature-maps',
      slots: { days: '3' },
    } as never),
    step({ nodeId: 'f', kind: 'goal', event: 'active', days: 5, next: [] } as never),
  ],
}

async function createJourney(graph: JourneyGraph = steps) {
  const journeyName = `Journey ${++names}`
  const { journeyId } = await holder.invoke(calls['campaigns.journey.create'], { appId, journeyName })
  await holder.invoke(calls['campaigns.journey.update'], { journeyId, journeyName, graph })
  return journeyId
}
const countsOf = (journeyId: string) => holder.invoke(calls['campaigns.journey-count.get'], { journeyId })

describe('a journey', () => {
  it('is checked step by step', async () => {
    const broken: JourneyGraph = {
      nodes: [
        step({ nodeId: 'a', kind: 'entry', next: ['b'] }),
        step({ nodeId: 'b', kind: 'wait', hours: 2160, next: ['c'] } as never),
        step({ nodeId: 'c', kind: 'wait', hours: 2160, next: ['d'] } as never),
        step({ nodeId: 'd', kind: 'sms', next: ['e'] }),
        step({ nodeId: 'e', kind: 'split', by: 'random', shares: [50, 40], next: ['f', ''] } as never),
        step({ nodeId: 'f', kind: 'goal', next: [] }),
        step({ nodeId: 'g', kind: 'exit', next: [] }),
      ],
    }
    const { problems } = await holder.invoke(calls['campaigns.journey-problem.list'], { appId, graph: broken })
    expect(problems).toEqual([
      { nodeId: 'd', problem: 'no-template' },
      { nodeId: 'd', problem: 'no-signature' },
      { nodeId: 'e', problem: 'dead-end' },
      { nodeId: 'e', problem: 'shares' },
      { nodeId: 'g', problem: 'unreachable' },
      { nodeId: 'f', problem: 'wait-past-end' },
    ])
    const journeyId = await createJourney(broken)
    await expect(holder.invoke(calls['campaigns.journey.execute'], { journeyId })).rejects.toMatchObject({
      reason: 'journey-problems',
      message: expect.stringContaining('its step 4 (SMS) has no template, its step 4 (SMS) has no signature, '),
    })
    const loop = {
      nodes: [
        step({ nodeId: 'a', kind: 'entry', next: ['b'] }),
        step({ nodeId: 'b', kind: 'wait', next: ['c'] }),
        step({ nodeId: 'c', kind: 'wait', next: ['b'] }),
      ],
    }
    const found = await holder.invoke(calls['campaigns.journey-problem.list'], { appId, graph: loop })
    expect(found.problems).toEqual([{ nodeId: 'b', problem: 'loop' }])
  })

  it('is simulated without leaving a trace', async () => {
    const tables = ['people', 'steps', 'sends', 'flows', 'flow_versions', 'sms_usage']
    const count = async () =>
      Promise.all(tables.map((table) => rows(sql`select count(*) from ${sql.identifier(`cw_recall_${table}`)}`)))
    const before = [await count(), await rows(sql`select count(*) from cw_outbox`)]
    const simulated = await holder.invoke(calls['campaigns.journey.simulate'], { appId, graph: steps })
    expect(simulated.people).toBeGreaterThan(20)
    const { ends } = simulated
    expect(ends.inside + ends.goal + ends.done + ends.optedOut + ends.withheld).toBe(simulated.people)
    expect(simulated.sent).toBeGreaterThan(0)
    expect([await count(), await rows(sql`select count(*) from cw_outbox`)]).toEqual(before)
  })

  it('has counts that add up at every hour, and moves each person through a step once', async () => {
    const journeyId = await createJourney()
    await holder.invoke(calls['campaigns.journey.execute'], { journeyId })
    await expect(holder.invoke(calls['campaigns.journey.execute'], { journeyId })).rejects.toMatchObject({
      reason: 'journey-active',
    })
    for (let passed = 0; passed < 48; passed++) {
      await pass(hour)
      const { nodes, ends } = await countsOf(journeyId)
      const at = new Map(nodes.map((each) => [each.nodeId, each]))
      const all = (await peopleOf(journeyId)).length
      expect(ends.inside + ends.goal + ends.done + ends.optedOut + ends.withheld).toBe(all)
      expect(at.get('a')?.entered).toBe(all - ends.withheld)
      expect(nodes.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(ends.inside)
      for (const { nodeId, entered, waiting, left, branches } of nodes) {
        expect(waiting + left).toBe(entered)
        const from = nodes.flatMap((each) => {
          const { next = [] } = steps.nodes.find((one) => one.nodeId === each.nodeId) ?? {}
          return next.map((id, branch) => (id === nodeId ? (each.branches[branch] ?? 0) : 0))
        })
        if (nodeId !== 'a') expect(from.reduce((sum, one) => sum + one, 0)).toBe(entered)
        expect(branches.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(left)
      }
    }
    const [person] = await peopleOf(journeyId)
    const path = await holder.invoke(calls['campaigns.journey-person.get'], { journeyId, person: person?.person ?? 0 })
    expect(path.steps[0]?.nodeId ?? 'a').toBe('a')
    const longer = {
      nodes: steps.nodes.map((each) => (each.nodeId === 'c' ? { ...each, hours: 60 } : each)),
    } as JourneyGraph
    const { journeyName } = await holder.invoke(calls['campaigns.journey.get'], { journeyId })
    await holder.invoke(calls['campaigns.journey.update'], { journeyId, journeyName, graph: longer })
    expect(await holder.invoke(calls['campaigns.journey.execute'], { journeyId })).toMatchObject({ version: 2 })
    await pass(day)
    const { versions } = await countsOf(journeyId)
    expect(versions.map(({ version }) => version)).toEqual([1, 2])
    const inside = versions.reduce((sum, each) => sum + each.inside, 0)
    expect(await holder.invoke(calls['campaigns.journey.stop'], { journeyId, how: 'finish' })).toMatchObject({
      state: 'stopping',
      inside,
    })
    expect(await holder.invoke(calls['campaigns.journey.stop'], { journeyId, how: 'eject' })).toMatchObject({
      state: 'ended',
      inside: 0,
    })
    expect((await countsOf(journeyId)).ends).toMatchObject({ inside: 0 })
    await holder.invoke(calls['campaigns.journey.delete'], { journeyId })
  })

  it('divides people by whether they have returned, and whether they have ever paid', async () => {
    const graph: JourneyGraph = {
      nodes: [
        { ...(steps.nodes[0] as JourneyNode), next: ['b'] },
        step({ nodeId: 'b', kind: 'wait', hours: 60, next: ['c'] } as never),
        step({ nodeId: 'c', kind: 'split', by: 'returned', next: ['x', 'd'] } as never),
        step({ nodeId: 'd', kind: 'split', by: 'payer', next: ['y', 'z'] } as never),
        ...['x', 'y', 'z'].map((nodeId) => step({ nodeId, kind: 'exit', next: [] })),
      ],
    }
    const journeyId = await createJourney(graph)
    await holder.invoke(calls['campaigns.journey.execute'], { journeyId })
    await pass(hour)
    const inside = (await peopleOf(journeyId)).filter(({ state }) => state === 'in')
    // One of them is sure to return, and one to have paid.
    const [returning, paying] = inside
    const add = (person: number, kind: number, time: number) =>
      rows(sql`insert into cw_report_events (person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name)
        select person, ${dayOf(time)}::date, 10, ${kind}, device_type, team_id, app_id, country, source, version, device_name
        from cw_report_people where app_id = ${appId} and person = ${person} on conflict do nothing returning person`)
    await add(returning?.person ?? 0, 8, test.clock.now() + day)
    await add(paying?.person ?? 0, 13, test.clock.now() - 5 * day)
    await pass(3 * day)
    const events = await rows<{ person: number; kind: number; day: string }>(
      sql`select person, kind, to_char(day, 'YYYY-MM-DD') as day from cw_report_events
        where app_id = ${appId} and kind in (8, 13, 14) and person > 0`,
    )
    const left = await rows<{ person: number; node_id: string; enter_time: string }>(
      sql`select * from cw_recall_steps where flow_id = ${journeyId} and node_id in ('x', 'y', 'z')`,
    )
    const done = (await peopleOf(journeyId)).filter(({ state }) => state === 'done')
    expect(left.map(({ person }) => person).toSorted()).toEqual(done.map(({ person }) => person).toSorted())
    const expected = left.map(({ person, enter_time }) => {
      const own = events.filter((event) => event.person === person)
      const entered = dayOf(Number(inside.find((each) => each.person === person)?.enter_time))
      const last = dayOf(Number(enter_time) - day)
      if (own.some(({ kind, day: on }) => kind === 8 && on > entered && on <= last)) return 'x'
      return own.some(({ kind, day: on }) => kind !== 8 && on <= last) ? 'y' : 'z'
    })
    expect(left.map(({ node_id }) => node_id)).toEqual(expected)
    expect(new Set(expected)).toEqual(new Set(['x', 'y', 'z']))
  })
})

describe('a journey of many people', () => {
  /** Plays a journey over the last weeks, with a limit for each move, and returns the steps. It leaves no trace. */
  async function played(peoplePerMove: number) {
    const startTime = Math.floor(test.clock.now() / day) * day - 20 * day
    const flow: FlowRow = {
      ...{ flowId: `paced-${peoplePerMove}`, teamId: demoTeamId, appId, kind: 'journey', state: 'running', version: 1 },
      ...{ startTime, enterUntil: startTime + 2 * day, endsWithEntry: 0, nextTime: startTime, lookTime: null },
    }
    const graph: JourneyGraph = {
      nodes: [
        {
          ...newNode('entry', 'a'),
          audience: { ...newActivity().audience, silentDays: 7 },
          holdout: 0,
          next: ['b'],
        } as JourneyNode,
        step({ nodeId: 'b', kind: 'message', title: 'Come back', body: 'We have news.', next: ['c'] } as never),
        step({ nodeId: 'c', kind: 'wait', hours: 96, event: 'active', next: ['d', 'e'] } as never),
        step({ nodeId: 'd', kind: 'exit', next: [] }),
        step({ nodeId: 'e', kind: 'goal', event: 'purchase', days: 3, next: [] } as never),
      ],
    }
    let steps: { person: number; node_id: string; branch: number; enter_time: string; leave_time: string }[] = []
    await test.platform.services.database
      .asPlatform(async (db) => {
        await db.insert(flows).values(flow)
        const { flowId, teamId } = flow
        await db.insert(flowVersions).values({ flowId, teamId, appId, version: 1, graph, time: startTime })
        for (let at = flow; at.nextTime !== null && at.nextTime < test.clock.now();)
          at = {
            ...at,
            ...(await advanceStored(db, at, at.nextTime, { world: 'past', origin: '', peoplePerMove })),
          }
        steps = await rowsOf(db, sql`select * from cw_recall_steps where flow_id = ${flowId} order by person, node_id`)
        throw new Error('leave no trace')
      })
      .catch((error: Error) => expect(error.message).toBe('leave no trace'))
    return steps
  }
  const most = (times: readonly string[]) => Math.max(...times.map((time) => times.filter((at) => at === time).length))

  it('moves no more of them at a time than one move takes, each on the same way', async () => {
    const [few, all] = [await played(7), await played(100_000)]
    const entered = all.filter(({ node_id }) => node_id === 'a')
    expect(most(entered.map(({ enter_time }) => enter_time))).toBeGreaterThan(50)
    const way = (steps: typeof all) =>
      steps.map(({ person, node_id, branch, leave_time }) => [person, node_id, branch, dayOf(Number(leave_time))])
    expect(way(few)).toEqual(way(all))
    expect(new Set(all.map(({ node_id }) => node_id))).toEqual(new Set(['a', 'b', 'c', 'd', 'e']))
    for (const node of ['a', 'b', 'c', 'd', 'e']) {
      const times = few.filter(({ node_id }) => node_id === node).map(({ enter_time }) => enter_time)
      expect(most(times), node).toBeLessThanOrEqual(7)
    }
  })
})

describe('the demo', () => {
  it('has an ended activity with its result, and a running journey', async () => {
    expect(await holder.invoke(calls['recall.activity.get'], { campaignId: 'activity-harbour' })).toMatchObject({
      state: 'ended',
    })
    const result = await holder.invoke(calls['recall.activity-result.get'], { campaignId: 'activity-harbour' })
    expect(result).toMatchObject({ pending: 0 })
    expect(result.contacted.returned).toBeGreaterThan(0)
    expect(result.sent).toBeGreaterThan(10)
    expect(await holder.invoke(calls['campaigns.journey.get'], { journeyId: 'journey-comeback' })).toMatchObject({
      state: 'active',
      problems: [],
    })
    expect(await rows(sql`select kind, last_error from cw_jobs where last_error is not null`)).toEqual([])
  })
})
