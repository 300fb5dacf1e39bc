import { and, eq, sql } from 'drizzle-orm'
import type { TesterStep } from '@console-widgets/beta/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { reasonToReturn } from '@console-widgets/platform/outbox/carrier'
import { outbox } from '@console-widgets/platform/outbox/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { appVersions, demoTestGroup } from '@console-widgets/versions/platform/rows'
import { feedback, invitationTopic, invitees, inviteLinks, subscriptions, testers, testGroups } from './tables.ts'

/** Testers of the demo team's test by invitation, and how far each is. */
const watchers: readonly [nickName: string, account: string, country: string | null, step: TesterStep][] = [
  ['Анна Соколова', 'sokolova@pogoda-club.example', 'RU', 'feedback'],
  ['Дмитрий Лебедев', 'd.lebedev@pogoda-club.example', 'RU', 'feedback'],
  ['Ержан Абдуллин', 'abdullin@steppe.example', 'KZ', 'downloaded'],
  ['Katrin Vogel', 'vogel@wetterfrosch.example', 'DE', 'downloaded'],
  ['Мария Ковалёва', 'kovaleva@pogoda-club.example', 'RU', 'downloaded'],
  ['Игорь Панин', 'panin@pogoda-club.example', 'RU', 'accepted'],
  ['Olaf Brinkmann', 'brinkmann@wetterfrosch.example', 'DE', 'left'],
  ['Светлана Юдина', 'yudina@pogoda-club.example', null, 'invited'],
  ['Тимур Сабиров', 'sabirov@steppe.example', 'KZ', 'invited'],
  ['Лев Горин', 'gorin@old-mail.example', 'RU', 'returned'],
  ['Camila Duarte', 'duarte@tempo.example', 'BR', 'added'],
]

/** Testers in the office, whose group has nothing to test. */
const office: readonly [nickName: string, account: string][] = [
  ['Zhou Min', 'zhou@northwind.example'],
  ['Olga Berg', 'olga@northwind.example'],
  ['Test phone', '+8613900001234'],
]

const comments = [
  'Почасовой прогноз точный, но после полуночи показывает вчерашнюю дату.',
  'Виджет не обновляется, если телефон был в режиме полёта.',
] as const

/** Groups of testers of the demo team: one with a running test, and one without. */
export async function seedGroups({ db, now }: Seed): Promise<void> {
  const created = now - 40 * day
  const group = (groupId: string, groupName: string, groupType: 'internal' | 'external') => ({
    teamId: demoTeamId,
    groupId,
    groupName,
    groupType,
    createTime: created,
    updateTime: created,
  })
  await db
    .insert(testGroups)
    .values([group(demoTestGroup, 'Weather watchers', 'external'), group('office', 'Office', 'internal')])
  const tester = (groupId: string, index: number, nickName: string, hwAccount: string, country: string | null) => ({
    teamId: demoTeamId,
    testerId: `${groupId}-${index + 1}`,
    groupId,
    hwAccount,
    accountKey: hwAccount,
    nickName,
    country,
    createTime: created + hour,
    updateTime: created + hour,
  })
  await db
    .insert(testers)
    .values([
      ...watchers.map(([nickName, account, country], index) =>
        tester(demoTestGroup, index, nickName, account, country),
      ),
      ...office.map(([nickName, account], index) => tester('office', index, nickName, account, null)),
    ])
  const [test] = await db
    .select({
      appId: appVersions.appId,
      versionId: appVersions.versionId,
      versionNumber: appVersions.versionNumber,
      startTime: appVersions.onShelfTime,
    })
    .from(appVersions)
    .where(and(eq(appVersions.teamId, demoTeamId), sql`${appVersions.testInfo} ->> 'testType' = '3'`))
  if (!test || test.startTime === null) return
  await seedProgress({ db, now }, { ...test, startTime: test.startTime })
}

const unknownMailbox = '550 5.1.1 The mailbox doesn’t exist'

/** ID of an invitation that the simulated carrier returns: the message itself decides. */
function returnedId(address: string): string {
  for (let count = 0; ; count++) {
    const reference = `returned-${count}`
    if (reasonToReturn({ channel: 'mail', address, topic: invitationTopic, reference }) === unknownMailbox)
      return reference
  }
}

/** What the testers of the running test have done since it began. */
async function seedProgress(
  { db, now }: Pick<Seed, 'db' | 'now'>,
  test: { appId: string; versionId: string; versionNumber: string | null; startTime: number },
): Promise<void> {
  const { appId, versionId, versionNumber, startTime } = test
  const owner = { teamId: demoTeamId, appId, versionId }
  const told = watchers.flatMap(([nickName, account, , step], index) =>
    step === 'added' ? [] : [{ nickName, account, step, index, userId: `watcher-${index + 1}` }],
  )
  const isInside = (step: TesterStep) => !['invited', 'returned'].includes(step)
  await db.insert(invitees).values(
    told.map(({ account, index, step, userId }) => ({
      ...owner,
      inviteeId: step === 'returned' ? returnedId(account) : userId,
      groupId: demoTestGroup,
      accountKey: account,
      invitationCode: `w34th3rw4tch${String(index + 1).padStart(2, '0')}`,
      inviteTime: startTime,
      userId: isInside(step) ? userId : null,
      acceptTime: isInside(step) ? startTime + (index + 1) * 3 * hour : null,
    })),
  )
  await db.insert(subscriptions).values(
    told
      .filter(({ step }) => isInside(step))
      .map(({ index, nickName, step, userId }) => {
        const joinTime = startTime + (index + 1) * 3 * hour
        const downloads = step === 'downloaded' || step === 'feedback' ? 1 + (index % 2) : 0
        return {
          ...owner,
          subscriptionId: userId,
          userId,
          nickName,
          state: step === 'left' ? ('left' as const) : ('joined' as const),
          joinTime,
          endTime: step === 'left' ? joinTime + day : null,
          downloads,
          downloadTime: downloads > 0 ? joinTime + hour : null,
        }
      }),
  )
  await db.insert(feedback).values(
    told
      .filter(({ step }) => step === 'feedback')
      .map(({ nickName, userId }, index) => ({
        ...owner,
        feedbackId: `feedback-${index + 1}`,
        versionNumber,
        userId,
        nickName,
        content: comments[index] ?? '',
        device: index === 0 ? 'Nova 12, Android 14' : 'Pura 70, Android 14',
        createTime: now - (index + 2) * day,
      })),
  )
  const returned = told.find(({ step }) => step === 'returned')
  if (returned)
    await db.insert(outbox).values({
      ownerTeamId: demoTeamId,
      messageId: 'returned-invitation',
      channel: 'mail',
      address: returned.account,
      subject: 'Northwind Studio приглашает вас протестировать «Северная погода»',
      text: 'Northwind Studio приглашает вас протестировать «Северная погода».',
      topic: invitationTopic,
      reference: returnedId(returned.account),
      state: 'failed',
      reason: unknownMailbox,
      createTime: startTime,
      sentTime: startTime,
      endTime: startTime + 3000,
    })
  await db.insert(inviteLinks).values({
    teamId: demoTeamId,
    inviteId: 'weather-link',
    appId,
    groupId: demoTestGroup,
    invitationCode: 'w34th3rl1nk0',
    invitationCodeValidDays: 30,
    invitationCodeInviteLimit: 50,
    used: 0,
    status: 1,
    expireTime: startTime + 30 * day,
    createTime: startTime + day,
    updateTime: startTime + day,
  })
}
