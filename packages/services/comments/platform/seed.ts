import { asc, eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { europeTeamId } from '@console-widgets/platform/demo/people'
import { day } from '@console-widgets/platform/clock/durations'
import { demoDays, type Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { bringUpToDate, writeKind } from './actors.ts'
import { savedReplies, reviewStates } from './tables.ts'

/** Answers that the demo team has prepared: ID, name, language, text. */
const prepared: readonly (readonly [id: string, name: string, lang: string, content: string])[] = [
  [
    'saved-crash-en',
    'Crash',
    'en',
    'We’re sorry that {appName} {version} crashes on your device. We have found the cause, and the next update fixes it.',
  ],
  [
    'saved-crash-de',
    'Absturz',
    'de',
    'Es tut uns leid, dass {appName} {version} bei Ihnen abstürzt. Die Ursache ist gefunden, das nächste Update behebt sie.',
  ],
  [
    'saved-crash-zh',
    '闪退',
    'zh',
    '很抱歉 {appName} {version} 出现闪退，我们已找到原因，下个版本会修复。感谢您的反馈！',
  ],
  [
    'saved-crash-ru',
    'Вылет',
    'ru',
    'Нам жаль, что {appName} {version} закрывается на вашем устройстве. Причина найдена, исправление выйдет со следующим обновлением.',
  ],
  ['saved-thanks-en', 'Thanks', 'en', 'Thank you for the kind words! We’re glad that you like {appName}.'],
]
const author = 'user-olga'
const preparedDaysAgo = 70

/** The demo teams’ reviews since the first day of their traffic, and the answers that they have prepared. */
export async function seedComments(seed: Seed): Promise<void> {
  const { db, now, services } = seed
  const time = now - preparedDaysAgo * day
  await db.insert(savedReplies).values(
    prepared.map(([savedReplyId, savedReplyName, lang, content]) => ({
      teamId: demoTeamId,
      savedReplyId,
      savedReplyName,
      lang,
      content,
      createTime: time,
      updateTime: time,
    })),
  )
  const today = Math.floor(now / day) * day
  for (const teamId of [demoTeamId, europeTeamId]) {
    await db.insert(reviewStates).values({ teamId, nextDay: today - demoDays * day, pastUntil: today })
    const dueTime = await bringUpToDate(db, teamId, now)
    if (dueTime !== undefined) await services.jobs.schedule(db, { kind: writeKind, teamId, payload: {}, dueTime })
  }
}

/** Who prepared the demo team’s answers. */
export async function historyOfComments({ db }: Seed): Promise<DemoAct[]> {
  const rows = await db
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.teamId, demoTeamId))
    .orderBy(asc(savedReplies.savedReplyId))
  return rows.map(({ savedReplyId, savedReplyName, lang, content, createTime }) => ({
    call: 'comments.saved-reply.create',
    userId: author,
    time: createTime,
    input: { savedReplyName, lang, content },
    changes: [{ table: 'cw_saved_replies', key: savedReplyId }],
  }))
}
