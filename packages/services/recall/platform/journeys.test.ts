import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/recall/contract'
import { newActivity, newNode, type JourneyGraph, type JourneyNode } from '@console-widgets/recall/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { advanceStored } from './engine/advance.ts'
import { flows, flowVersions, type FlowRow } from './tables.ts'
import { appId, createRecallStage, dayOf, type RecallStage } from './testing/stage.ts'

let stage: RecallStage
beforeAll(async () => {
  stage = await createRecallStage()
})
afterAll(() => stage.test.close())

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

let names = 0
async function createJourney(graph: JourneyGraph = steps) {
  const journeyName = `Journey ${++names}`
  const { journeyId } = await stage.holder.invoke(calls['campaigns.journey.create'], { appId, journeyName })
  await stage.holder.invoke(calls['campaigns.journey.update'], { journeyId, journeyName, graph })
  return journeyId
}
const countsOf = (journeyId: string) => stage.holder.invoke(calls['campaigns.journey-count.get'], { journeyId })

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
    const { problems } = await stage.holder.invoke(calls['campaigns.journey-problem.list'], { appId, graph: broken })
    expect(problems).toEqual([
      { nodeId: 'd', problem: 'no-template' },
      { nodeId: 'd', problem: 'no-signature' },
      { nodeId: 'e', problem: 'dead-end' },
      { nodeId: 'e', problem: 'shares' },
      { nodeId: 'g', problem: 'unreachable' },
      { nodeId: 'f', problem: 'wait-past-end' },
    ])
    const journeyId = await createJourney(broken)
    await expect(stage.holder.invoke(calls['campaigns.journey.execute'], { journeyId })).rejects.toMatchObject({
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
    const found = await stage.holder.invoke(calls['campaigns.journey-problem.list'], { appId, graph: loop })
    expect(found.problems).toEqual([{ nodeId: 'b', problem: 'loop' }])
    const twice = {
      nodes: [
        step({ nodeId: 'a', kind: 'entry', next: ['c'] }),
        step({ nodeId: 'b', kind: 'entry', next: ['c'] }),
        step({ nodeId: 'c', kind: 'goal', next: [] }),
      ],
    }
    const entered = await stage.holder.invoke(calls['campaigns.journey-problem.list'], { appId, graph: twice })
    expect(entered.problems).toContainEqual({ nodeId: 'b', problem: 'second-entry' })
  })

  it('is simulated without leaving a trace', async () => {
    const tables = ['people', 'steps', 'sends', 'flows', 'flow_versions', 'sms_usage']
    const count = async () =>
      Promise.all(tables.map((table) => stage.rows(sql`select count(*) from ${sql.identifier(`cw_recall_${table}`)}`)))
    const before = [await count(), await stage.rows(sql`select count(*) from cw_outbox`)]
    const simulated = await stage.holder.invoke(calls['campaigns.journey.simulate'], { appId, graph: steps })
    expect(simulated.people).toBeGreaterThan(10)
    const { ends } = simulated
    expect(ends.inside + ends.goal + ends.done + ends.optedOut + ends.withheld).toBe(simulated.people)
    expect(simulated.sent).toBeGreaterThan(0)
    expect([await count(), await stage.rows(sql`select count(*) from cw_outbox`)]).toEqual(before)
  })

  it('has counts that add up at every hour, and moves each person through a step once', async () => {
    const journeyId = await createJourney()
    await stage.holder.invoke(calls['campaigns.journey.execute'], { journeyId })
    await expect(stage.holder.invoke(calls['campaigns.journey.execute'], { journeyId })).rejects.toMatchObject({
      reason: 'journey-active',
    })
    for (let passed = 0; passed < 48; passed++) {
      await stage.pass(hour)
      const { nodes, ends } = await countsOf(journeyId)
      const at = new Map(nodes.map((each) => [each.nodeId, each]))
      const all = (await stage.peopleOf(journeyId)).length
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
    const [person] = await stage.peopleOf(journeyId)
    const path = await stage.holder.invoke(calls['campaigns.journey-person.get'], {
      journeyId,
      person: person?.person ?? 0,
    })
    expect(path.steps[0]?.nodeId ?? 'a').toBe('a')
    const longer = {
      nodes: steps.nodes.map((each) => (each.nodeId === 'c' ? { ...each, hours: 60 } : each)),
    } as JourneyGraph
    const { journeyName } = await stage.holder.invoke(calls['campaigns.journey.get'], { journeyId })
    await stage.holder.invoke(calls['campaigns.journey.update'], { journeyId, journeyName, graph: longer })
    expect(await stage.holder.invoke(calls['campaigns.journey.execute'], { journeyId })).toMatchObject({ version: 2 })
    await stage.pass(day)
    const { versions } = await countsOf(journeyId)
    expect(versions.map(({ version }) => version)).toEqual([1, 2])
    // Those at a step are told apart by the version that they are on.
    for (const { version } of versions) {
      const asked = { journeyId, nodeId: 'c', version }
      const { people, total } = await stage.holder.invoke(calls['campaigns.journey-person.list'], asked)
      const [stored] = await stage.rows<{ people: number }>(sql`select count(*)::int as people from cw_recall_steps
        where flow_id = ${journeyId} and node_id = 'c' and version = ${version}`)
      expect([total, new Set(people.map((each) => each.version)).size]).toEqual([stored?.people, total === 0 ? 0 : 1])
    }
    const inside = versions.reduce((sum, each) => sum + each.inside, 0)
    expect(await stage.holder.invoke(calls['campaigns.journey.stop'], { journeyId, how: 'finish' })).toMatchObject({
      state: 'stopping',
      inside,
    })
    expect(await stage.holder.invoke(calls['campaigns.journey.stop'], { journeyId, how: 'eject' })).toMatchObject({
      state: 'ended',
      inside: 0,
    })
    expect((await countsOf(journeyId)).ends).toMatchObject({ inside: 0 })
    await stage.holder.invoke(calls['campaigns.journey.delete'], { journeyId })
  })

  it('sends no SMS whose template isn’t approved, and tells the team why people wait', async () => {
    const template = { templateName: 'For a journey', language: 'en-US' as const, text: 'New charts are here.' }
    const { templateId } = await stage.holder.invoke(calls['recall.sms-template.create'], { appId, ...template })
    await stage.pass(60_000)
    const journeyId = await createJourney({
      nodes: [
        { ...(steps.nodes[0] as JourneyNode), next: ['w'] },
        step({ nodeId: 'w', kind: 'wait', hours: 2, next: ['e'] } as never),
        step({ nodeId: 'e', kind: 'sms', next: ['x'], templateId, signatureId: 'signature-maps' } as never),
        step({ nodeId: 'x', kind: 'exit', next: [] }),
      ],
    })
    await stage.holder.invoke(calls['campaigns.journey.execute'], { journeyId })
    const change = (text: string) =>
      stage.holder.invoke(calls['recall.sms-template.update'], { templateId, ...template, text })
    await change('The best app of all')
    await stage.pass(3 * hour)
    const { people, ends } = { people: await stage.peopleOf(journeyId), ...(await countsOf(journeyId)) }
    expect(ends.inside).toBe(people.filter(({ state }) => state === 'in').length)
    expect([await stage.sendsOf(journeyId), ends.inside > 0]).toEqual([[], true])
    const told = await stage.rows(
      sql`select 1 from cw_outbox where topic = 'recall-review' and subject || text like '%wait at the step until%'`,
    )
    expect(told.length).toBeGreaterThan(0)
    await change('New charts are here again.')
    await stage.pass(14 * hour)
    expect((await stage.sendsOf(journeyId)).length).toBeGreaterThan(0)
    await stage.holder.invoke(calls['campaigns.journey.stop'], { journeyId, how: 'eject' })
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
    await stage.holder.invoke(calls['campaigns.journey.execute'], { journeyId })
    await stage.pass(hour)
    const inside = (await stage.peopleOf(journeyId)).filter(({ state }) => state === 'in')
    // One of them is sure to return, and one to have paid.
    const [returning, paying] = inside
    const add = (person: number, kind: number, time: number) =>
      stage.rows(sql`insert into cw_report_events (person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name)
        select person, ${dayOf(time)}::date, 10, ${kind}, device_type, team_id, app_id, country, source, version, device_name
        from cw_report_people where app_id = ${appId} and person = ${person} on conflict do nothing returning person`)
    await add(returning?.person ?? 0, 8, stage.test.clock.now() + day)
    await add(paying?.person ?? 0, 13, stage.test.clock.now() - 5 * day)
    await stage.pass(3 * day)
    const events = await stage.rows<{ person: number; kind: number; day: string }>(
      sql`select person, kind, to_char(day, 'YYYY-MM-DD') as day from cw_report_events
        where app_id = ${appId} and kind in (8, 13, 14) and person > 0`,
    )
    const left = await stage.rows<{ person: number; node_id: string; enter_time: string }>(
      sql`select * from cw_recall_steps where flow_id = ${journeyId} and node_id in ('x', 'y', 'z')`,
    )
    const done = (await stage.peopleOf(journeyId)).filter(({ state }) => state === 'done')
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
    const startTime = Math.floor(stage.test.clock.now() / day) * day - 20 * day
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
    await stage.test.platform.services.database
      .asPlatform(async (db) => {
        await db.insert(flows).values(flow)
        const { flowId, teamId } = flow
        await db.insert(flowVersions).values({ flowId, teamId, appId, version: 1, graph, time: startTime })
        for (let at = flow; at.nextTime !== null && at.nextTime < stage.test.clock.now();)
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

it('leaves no job that failed', async () => {
  expect(await stage.rows(sql`select kind, last_error from cw_jobs where last_error is not null`)).toEqual([])
})
