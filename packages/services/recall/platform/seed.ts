import { eq } from 'drizzle-orm'
import {
  graphOfActivity,
  newActivity,
  newSending,
  type ActivityContent,
  type JourneyGraph,
  type Sending,
} from '@console-widgets/recall/model'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { firstDemoAppId } from '@console-widgets/platform/tenancy/demo-projects'
import { advanceKind } from './flows.ts'
import {
  activities,
  flows,
  flowVersions,
  journeys,
  smsSignatures,
  smsTemplates,
  thirdPartyTemplates,
  type FlowRow,
} from './tables.ts'

const author = 'user-olga'
const appId = String(firstDemoAppId)
const own = { teamId: demoTeamId, appId, region: 'CN' as const, userId: author }
const startOf = (now: number) => Math.floor(now / day) * day
/** A time on a day before now, in the morning. */
const at = (now: number, days: number) => startOf(now) - days * day + 9 * hour
const written = (now: number, days: number) => ({ createTime: at(now, days), updateTime: at(now, days) })
const passed = { state: 'passed' as const, findings: [], round: 1 }

const comeback = 'https://maps.northwind.example/back'
const ids = {
  signature: 'signature-maps',
  template: 'sms-template-harbour',
  reminder: 'sms-template-charts',
  chinese: 'sms-template-summer',
  letter: 'third-party-letter',
  activity: 'activity-harbour',
  draft: 'activity-winter',
  journey: 'journey-comeback',
  welcome: 'journey-welcome',
  /** In-app message of the service for them. */
  welcomeMessage: 'message-welcome',
} as const

const sms = (templateId: string, slots: Record<string, string>): Sending => ({
  ...newSending(),
  templateId,
  signatureId: ids.signature,
  slots,
})

const harbour: ActivityContent = {
  ...newActivity(),
  ...sms(ids.template, { offer: 'a free month of offline charts', link: comeback }),
  audience: { ...newActivity().audience, silentDays: 14 },
  holdout: 20,
  days: 14,
}

const journeyGraph: JourneyGraph = {
  nodes: [
    {
      nodeId: 'n1',
      kind: 'entry',
      audience: { ...newActivity().audience, silentDays: 21 },
      holdout: 10,
      days: 60,
      next: ['n2'],
    },
    {
      nodeId: 'n2',
      kind: 'message',
      ...newSending(),
      channel: 'message',
      title: 'Your charts are waiting',
      body: 'The harbour has new depths since your last trip.',
      next: ['n3'],
    },
    { nodeId: 'n3', kind: 'wait', hours: 96, event: '', next: ['n4'] },
    { nodeId: 'n4', kind: 'split', by: 'random', countries: [], shares: [50, 50], next: ['n5', 'n6'] },
    { nodeId: 'n5', kind: 'sms', ...sms(ids.reminder, { days: '30' }), next: ['n7'] },
    { nodeId: 'n6', kind: 'sms', ...sms(ids.template, { offer: 'a free month', link: comeback }), next: ['n7'] },
    { nodeId: 'n7', kind: 'goal', event: 'active', days: 14, next: [] },
  ],
}

/** Who has been away sees an in-app message at the next use. */
const welcomeGraph: JourneyGraph = {
  nodes: [
    {
      nodeId: 'n1',
      kind: 'entry',
      audience: { ...newActivity().audience, silentDays: 10 },
      holdout: 10,
      days: 90,
      next: ['n2'],
    },
    { nodeId: 'n2', kind: 'in-app', messageId: ids.welcomeMessage, days: 30, next: ['n3'] },
    { nodeId: 'n3', kind: 'goal', event: 'purchase', days: 30, next: [] },
  ],
}

/** Inserts the demo's campaigns and journeys before any events exist: they affect what people do. */
export async function prepareRecall({ db, now }: Seed): Promise<void> {
  await db.insert(smsSignatures).values([
    {
      ...own,
      ...written(now, 52),
      ...passed,
      signatureId: ids.signature,
      signature: 'Northwind Maps',
      proof: { kind: 'app', reference: 'Northwind Maps', domain: 'maps.northwind.example' },
    },
    {
      ...own,
      ...written(now, 51),
      signatureId: 'signature-notice',
      signature: 'Notice',
      proof: { kind: 'company', reference: 'Northwind', domain: '' },
      state: 'rejected',
      findings: [
        { rule: 'signature-form', sample: 'Notice' },
        { rule: 'proof', sample: 'Northwind' },
      ],
      round: 1,
    },
  ])
  const template = { ...own, ...passed, language: 'en-US' as const }
  await db.insert(smsTemplates).values([
    {
      ...template,
      ...written(now, 50),
      templateId: ids.template,
      templateName: 'Back to the harbour',
      text: 'Your harbour has changed. Come back for {offer}: {link}',
    },
    {
      ...template,
      ...written(now, 40),
      templateId: ids.reminder,
      templateName: 'Charts expire',
      text: 'Your offline charts expire in {days} days. Open the app to keep them.',
    },
    {
      ...template,
      ...written(now, 38),
      templateId: ids.chinese,
      templateName: '夏季海图',
      language: 'zh-CN',
      text: '夏季海图已更新，打开应用即可查看{offer}。',
    },
    {
      ...template,
      ...written(now, 3),
      templateId: 'sms-template-best',
      templateName: 'Best maps',
      text: 'The best app for every harbour is back: {link}',
      state: 'rejected',
      findings: [{ rule: 'superlative', sample: 'best app' }],
    },
  ])
  await db.insert(thirdPartyTemplates).values({
    ...own,
    ...written(now, 30),
    templateId: ids.letter,
    templateName: 'Letter of the season',
    provider: 'Postbird',
    body: 'Dear sailor, {news}\n\nFair winds, Northwind Maps',
  })
  const started = startOf(now) - 44 * day + hour / 2
  const activity = { ...own, round: 1, pauseReason: null, channel: 'sms' as const }
  await db.insert(activities).values([
    {
      ...activity,
      ...written(now, 45),
      campaignId: ids.activity,
      activityName: 'Back to the harbour',
      state: 'running',
      startTime: started,
      endTime: started + harbour.days * day,
      content: harbour,
    },
    {
      ...activity,
      ...written(now, 1),
      campaignId: ids.draft,
      activityName: 'Winter in port',
      state: 'draft',
      startTime: null,
      endTime: null,
      content: {
        ...newActivity(),
        ...sms(ids.reminder, {}),
        audience: { ...newActivity().audience, countries: ['DE'] },
      },
      round: 0,
    },
  ])
  const entered = startOf(now) - 25 * day + hour / 2
  const welcomed = startOf(now) - 21 * day + hour / 2
  await db.insert(journeys).values([
    {
      ...own,
      ...written(now, 25),
      journeyId: ids.journey,
      journeyName: 'Three steps back',
      state: 'active',
      version: 1,
      graph: journeyGraph,
    },
    {
      ...own,
      ...written(now, 21),
      journeyId: ids.welcome,
      journeyName: 'Welcome back',
      state: 'active',
      version: 1,
      graph: welcomeGraph,
    },
  ])
  const flow = { teamId: demoTeamId, appId, state: 'running' as const, version: 1, lookTime: null }
  const running: (FlowRow & { graph: JourneyGraph })[] = [
    {
      ...flow,
      flowId: ids.activity,
      kind: 'activity',
      startTime: started,
      enterUntil: started + harbour.days * day,
      endsWithEntry: 1,
      nextTime: started,
      graph: graphOfActivity(harbour),
    },
    {
      ...flow,
      flowId: ids.journey,
      kind: 'journey',
      startTime: entered,
      enterUntil: entered + 60 * day,
      endsWithEntry: 0,
      nextTime: entered,
      graph: journeyGraph,
    },
    {
      ...flow,
      flowId: ids.welcome,
      kind: 'journey',
      startTime: welcomed,
      enterUntil: welcomed + 90 * day,
      endsWithEntry: 0,
      nextTime: welcomed,
      graph: welcomeGraph,
    },
  ]
  await db.insert(flows).values(running.map(({ graph: _, ...row }) => row))
  await db.insert(flowVersions).values(
    running.map(({ flowId, graph, startTime }) => ({
      teamId: demoTeamId,
      appId,
      flowId,
      version: 1,
      graph,
      time: startTime,
    })),
  )
}

/** Schedules the flows that still run, once the events of the first days exist. */
export async function seedRecall({ db, services, now }: Seed): Promise<void> {
  for (const { flowId, teamId } of await db
    .select()
    .from(flows)
    .where(eq(flows.teamId, demoTeamId))
    .orderBy(flows.flowId))
    await services.jobs.schedule(db, { kind: advanceKind, teamId, payload: { flowId, isFirst: true }, dueTime: now })
}

/** Audit log entries of the demo's campaign and journey. */
export async function historyOfRecall({ now }: Seed): Promise<DemoAct[]> {
  const act = (call: DemoAct['call'], days: number, input: DemoAct['input'], table: string, key: string): DemoAct => ({
    call,
    userId: author,
    time: at(now, days),
    input,
    changes: [{ table, key }],
  })
  return [
    act(
      'recall.sms-signature.create',
      52,
      { appId, signature: 'Northwind Maps' },
      'cw_recall_sms_signatures',
      ids.signature,
    ),
    act(
      'recall.sms-template.create',
      50,
      { appId, templateName: 'Back to the harbour' },
      'cw_recall_sms_templates',
      ids.template,
    ),
    act(
      'recall.activity.create',
      45,
      { appId, activityName: 'Back to the harbour' },
      'cw_recall_activities',
      ids.activity,
    ),
    act(
      'recall.activity-status.update',
      45,
      { campaignId: ids.activity, status: 'auditing' },
      'cw_recall_activities',
      ids.activity,
    ),
    act('campaigns.journey.create', 25, { appId, journeyName: 'Three steps back' }, 'cw_journeys', ids.journey),
    act('campaigns.journey.execute', 25, { journeyId: ids.journey }, 'cw_journeys', ids.journey),
    act('campaigns.journey.create', 21, { appId, journeyName: 'Welcome back' }, 'cw_journeys', ids.welcome),
    act('campaigns.journey.execute', 21, { journeyId: ids.welcome }, 'cw_journeys', ids.welcome),
  ]
}
