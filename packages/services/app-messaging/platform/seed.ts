import { asc, eq } from 'drizzle-orm'
import { newContent, type MessageContent } from '@console-widgets/app-messaging/model'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { firstDemoAppId } from '@console-widgets/platform/tenancy/demo-projects'
import { scheduleEnd } from './end-messages.ts'
import { columnsOf } from './message-rows.ts'
import { messages, messageVersions, type MessageRow, type Run } from './tables.ts'

const author = 'user-olga'
const appId = String(firstDemoAppId)
const startOf = (now: number) => Math.floor(now / day) * day

interface DemoMessage {
  messageId: string
  messageName: string
  state: MessageRow['state']
  /** Days before now at which it was created, and at which each version was published, and until when. */
  created: number
  versions: { from: number; to?: number; content: MessageContent }[]
}

const rule = (subject: 'country' | 'language' | 'appVersion', operator: 'is' | 'versionAtLeast', values: string[]) => ({
  subject,
  name: '',
  operator,
  values,
})

const harbour: MessageContent = {
  ...newContent('card', 'en-US', 'The harbour, without a connection'),
  texts: [
    {
      language: 'en-US',
      title: 'The harbour, without a connection',
      body: 'Charts of the whole bay now load in one minute and stay on your device for 30 days.',
      buttons: ['See charts', 'Not now'],
    },
    {
      language: 'de-DE',
      title: 'Der Hafen, auch ohne Netz',
      body: 'Karten der ganzen Bucht sind in einer Minute geladen und bleiben 30 Tage auf dem Gerät.',
      buttons: ['Karten ansehen', 'Später'],
    },
    {
      language: 'ru-RU',
      title: 'Гавань под рукой даже без связи с сетью',
      body: 'Карты всей бухты теперь загружаются за одну минуту и остаются на вашем устройстве 30 дней.',
      buttons: ['Открыть карты', 'Не сейчас'],
    },
    {
      language: 'zh-CN',
      title: '没有网络，也能看港口',
      body: '整个海湾的海图一分钟即可下载，在设备上保留 30 天。',
      buttons: ['查看海图', '以后再说'],
    },
  ],
  addresses: ['https://maps.northwind.example/charts', ''],
  colors: { background: '#f3f7ff', text: '#14213d', button: '#1f5fd0' },
  frequency: { perPerson: 3, perDay: 1, gapMinutes: 2880 },
  priority: 7,
  holdout: 10,
  conversion: { kind: 'purchase', hours: 72 },
}

function demoMessages(now: number): DemoMessage[] {
  return [
    {
      messageId: 'message-harbour',
      messageName: 'Offline charts of the harbour',
      state: 'published',
      created: 47,
      versions: [
        { from: 45, to: 20, content: harbour },
        {
          from: 20,
          content: {
            ...harbour,
            texts: harbour.texts.map((each, at) =>
              at === 0 ? { ...each, title: 'Keep the harbour in your pocket' } : each,
            ),
          },
        },
      ],
    },
    {
      messageId: 'message-thanks',
      messageName: 'Thanks after a purchase',
      state: 'published',
      created: 33,
      versions: [
        {
          from: 30,
          content: {
            ...newContent('banner', 'en-US', 'Thank you. Fair winds!'),
            texts: [
              {
                language: 'en-US',
                title: 'Thank you. Fair winds!',
                body: 'Tell a friend, and both of you get a month.',
                buttons: [''],
              },
            ],
            addresses: ['northwind://invite'],
            trigger: { eventName: 'purchase', count: 1 },
            frequency: { perPerson: 1, perDay: 1, gapMinutes: 0 },
            priority: 5,
            holdout: 0,
            colors: { background: '#12372a', text: '#ffffff', button: '#adebb3' },
          },
        },
      ],
    },
    {
      messageId: 'message-storm',
      messageName: 'Storm warnings for the North Sea',
      state: 'ended',
      created: 26,
      versions: [
        {
          from: 24,
          to: 10,
          content: {
            ...newContent('card', 'en-US', 'Storm warnings on your route'),
            texts: [
              {
                language: 'en-US',
                title: 'Storm warnings on your route',
                body: 'Turn them on, and the map warns you two hours ahead.',
                buttons: ['Turn on'],
              },
              {
                language: 'de-DE',
                title: 'Sturmwarnungen auf Ihrer Route',
                body: 'Schalten Sie sie ein, und die Karte warnt zwei Stunden vorher.',
                buttons: ['Einschalten'],
              },
            ],
            addresses: ['northwind://settings/warnings'],
            audience: [{ allOf: [rule('country', 'is', ['DE', 'GB', 'NL'])] }],
            frequency: { perPerson: 2, perDay: 1, gapMinutes: 1440 },
            endTime: startOf(now) - 10 * day + 9 * hour,
            priority: 8,
            holdout: 20,
            conversion: { kind: 'serviceShare', hours: 48 },
          },
        },
      ],
    },
    {
      messageId: 'message-welcome',
      messageName: 'Welcome back on board',
      state: 'published',
      created: 23,
      versions: [
        {
          from: 22,
          content: {
            ...newContent('card', 'en-US', 'Welcome back on board'),
            texts: [
              {
                language: 'en-US',
                title: 'Welcome back on board',
                body: 'Twelve harbours have new charts since your last trip.',
                buttons: ['See what’s new'],
              },
              {
                language: 'de-DE',
                title: 'Willkommen zurück an Bord',
                body: 'Zwölf Häfen haben neue Karten seit Ihrer letzten Fahrt.',
                buttons: ['Neues ansehen'],
              },
            ],
            addresses: ['https://maps.northwind.example/charts'],
            onlyInJourneys: true,
            frequency: { perPerson: 1, perDay: 1, gapMinutes: 0 },
            priority: 9,
            holdout: 0,
          },
        },
      ],
    },
    {
      messageId: 'message-survey',
      messageName: 'Routes of the summer',
      state: 'draft',
      created: 1,
      versions: [],
    },
  ]
}

function rowOf({ messageId, messageName, state, created, versions }: DemoMessage, now: number): MessageRow {
  const at = (days: number) => startOf(now) - days * day + 9 * hour
  const runs = versions.map(({ from, to }, place): Run => ({
    version: place + 1,
    from: at(from),
    to: to === undefined ? null : at(to),
  }))
  const content = versions.at(-1)?.content ?? newContent('card', 'en-US', 'Which route was your finest?')
  const last = runs.at(-1)
  return {
    teamId: demoTeamId,
    messageId,
    appId,
    region: 'CN',
    messageName,
    state,
    version: versions.length,
    ...columnsOf(content),
    runs,
    userId: author,
    createTime: at(created),
    updateTime: last ? (last.to ?? last.from) : at(created),
  }
}

/** The demo team's messages, before there are events: what people meet depends on them. */
export async function prepareMessages({ db, now }: Seed): Promise<void> {
  const demo = demoMessages(now)
  await db.insert(messages).values(demo.map((each) => rowOf(each, now)))
  await db.insert(messageVersions).values(
    demo.flatMap((each) =>
      rowOf(each, now).runs.map((run, at) => ({
        teamId: demoTeamId,
        messageId: each.messageId,
        appId,
        version: run.version,
        content: each.versions[at]?.content ?? newContent('card', 'en-US', each.messageName),
        publishTime: run.from,
      })),
    ),
  )
}

/** Ends that are still to come. */
export async function seedMessages({ db, services }: Seed): Promise<void> {
  for (const row of await demoRows(db)) await scheduleEnd(db, services, row)
}

const demoRows = (db: Seed['db']): Promise<MessageRow[]> =>
  db.select().from(messages).where(eq(messages.teamId, demoTeamId)).orderBy(asc(messages.messageId))

/** Who wrote and published the demo team's messages. */
export async function historyOfMessages({ db }: Seed): Promise<DemoAct[]> {
  return (await demoRows(db)).flatMap(({ messageId, messageName, createTime, runs }) => {
    const act = (call: DemoAct['call'], time: number, input: DemoAct['input']): DemoAct => ({
      call,
      userId: author,
      time,
      input,
      changes: [{ table: 'cw_messages', key: messageId }],
    })
    return [
      act('app-messaging.message.create', createTime, { appId, messageName }),
      ...runs
        .slice(0, 1)
        .map(({ from }) => act('app-messaging.message-status.update', from, { messageId, status: 'published' })),
    ]
  })
}
