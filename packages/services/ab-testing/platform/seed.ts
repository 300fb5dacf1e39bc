import { asc, eq } from 'drizzle-orm'
import type { Variant } from '@console-widgets/ab-testing/model'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoProjectIds, firstDemoAppId } from '@console-widgets/platform/tenancy/demo-projects'
import { dayOf, daysOf } from './arms-sql.ts'
import { catchUp } from './evaluate.ts'
import { experimentClocks, experiments, type ExperimentRow } from './tables.ts'

const author = 'user-olga'
const appId = String(firstDemoAppId)

/** Two equal halves with values of one parameter. */
function halves(key: string, values: readonly (readonly [variantId: string, variantName: string, value: string])[]) {
  return values.map(([variantId, variantName, value]): Variant => ({
    variantId,
    variantName,
    weight: 50,
    values: [{ key, value }],
  }))
}

/** The demo team's experiments; those that ran are older than the data of the last days. */
function experimentsOf(now: number): ExperimentRow[] {
  const ago = (days: number) => dayOf(now) - days * day + 9 * 3_600_000
  const common = {
    teamId: demoTeamId,
    appId,
    projectId: demoProjectIds.navigation,
    region: 'CN',
    kind: 'remote-config',
    percent: 100,
    countries: [],
    groupName: '',
    bucketFrom: 0,
    comparesSame: false,
    metrics: [],
    guards: ['crashed'],
    windowDays: 3,
    method: 'sequential',
    alpha: 0.05,
    effect: 0.1,
    currency: '',
    capsRevenue: false,
    plannedPeople: null,
    startTime: null,
    endTime: null,
    pauses: [],
    appliedVariantId: null,
    userId: author,
  } as const
  const list = [
    {
      experimentId: 'experiment-greeting',
      experimentName: 'Greeting with the weather',
      description: 'A first line that tells something useful brings people back the next day.',
      state: 'running',
      variants: halves('welcome_text', [
        ['greeting-control', 'Fair winds', 'Fair winds'],
        ['greeting-w', 'Weather', 'Fair winds: 12 knots from the west'],
      ]),
      goal: 'returnedNextDay',
      metrics: ['daysOfUse', 'purchased'],
      plannedPeople: 6000,
      startTime: ago(24),
      createTime: ago(27),
    },
    {
      experimentId: 'experiment-hint',
      experimentName: 'Update hint for everyone',
      description: 'People on old versions use the app less.',
      state: 'ended',
      variants: halves('update_hint', [
        ['hint-control', 'No hint', 'false'],
        ['hint-on', 'Hint', 'true'],
      ]),
      goal: 'daysOfUse',
      metrics: ['secondsOfUse'],
      plannedPeople: 5000,
      startTime: ago(48),
      endTime: ago(13),
      createTime: ago(50),
    },
    {
      experimentId: 'experiment-same',
      experimentName: 'Same values, to test the tests',
      description: 'Both halves get the same value. A difference would be a defect of the experiment.',
      state: 'ended',
      comparesSame: true,
      variants: halves('offline_days', [
        ['same-one', 'One half', '14'],
        ['same-other', 'Other half', '14'],
      ]),
      goal: 'daysOfUse',
      plannedPeople: 5000,
      startTime: ago(70),
      endTime: ago(50),
      createTime: ago(70),
    },
    {
      experimentId: 'experiment-chat',
      experimentName: 'Chat with support',
      description: 'Whether a chat keeps people who would leave.',
      state: 'draft',
      variants: halves('support_chat', [
        ['chat-control', 'Without', 'false'],
        ['chat-on', 'With chat', 'true'],
      ]),
      goal: 'returnedAfterWeek',
      guards: ['crashed', 'uninstalled'],
      windowDays: 7,
      createTime: ago(2),
    },
  ] as const
  return list.map((each): ExperimentRow => {
    const { metrics, guards, ...rest } = { ...common, ...each }
    return {
      ...rest,
      seed: each.experimentId,
      metrics: [...metrics],
      guards: [...guards],
      countries: [],
      pauses: [],
      updateTime: ('endTime' in each ? each.endTime : undefined) ?? rest.startTime ?? rest.createTime,
    }
  })
}

/** The experiments, before there are events: what people do depends on them. */
export async function prepareExperiments({ db, now }: Seed): Promise<void> {
  await db.insert(experiments).values(experimentsOf(now))
}

/** Their results on each day of the past. */
export async function seedExperiments({ db, services, now }: Seed): Promise<void> {
  const rows = await db.select().from(experiments).where(eq(experiments.teamId, demoTeamId))
  await db
    .insert(experimentClocks)
    .values(
      rows
        .filter(({ startTime }) => startTime !== null)
        .map((row) => ({ teamId: demoTeamId, experimentId: row.experimentId, appId, nextDay: daysOf(row).first })),
    )
  await catchUp(db, services, demoTeamId, now)
}

/** Who planned, started, and ended the demo team's experiments. */
export async function historyOfExperiments({ db }: Seed): Promise<DemoAct[]> {
  const rows = await db
    .select()
    .from(experiments)
    .where(eq(experiments.teamId, demoTeamId))
    .orderBy(asc(experiments.experimentId))
  return rows.flatMap(({ experimentId, experimentName, createTime, startTime, endTime }) => {
    const act = (call: DemoAct['call'], time: number, input: DemoAct['input']): DemoAct => ({
      call,
      userId: author,
      time,
      input,
      changes: [{ table: 'cw_experiments', key: experimentId }],
    })
    return [
      act('ab-testing.experiment.create', createTime, { appId, experimentName }),
      ...(startTime === null ? [] : [act('ab-testing.experiment.start', startTime, { experimentId })]),
      ...(endTime === null ? [] : [act('ab-testing.experiment.end', endTime, { experimentId })]),
    ]
  })
}
