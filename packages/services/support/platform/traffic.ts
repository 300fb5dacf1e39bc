import { eq, sql } from 'drizzle-orm'
import { replyLanguageOf, type FeedbackCategory } from '@console-widgets/support/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { type Queries, rowsOf } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import type { UsedDays } from '@console-widgets/platform/traffic/traffic-events'
import { eventKinds, firstReportedPerson } from '@console-widgets/reports/model'
import { answered, written } from './demo-texts.ts'
import { appNamesOf, type FeedbackRow } from './feedback-rows.ts'
import * as notices from './notices.ts'
import { keyOfPerson } from './person-keys.ts'
import { searchTextOfFeedback } from './search-text.ts'
import { appFeedback } from './tables.ts'
import { takeFeedback, type WrittenFeedback } from './take-feedback.ts'

/** Days after which the demo's people have answered what they were going to answer. */
const answerDays = 3
const answeredShare = 0.85
/** Shares of days on which someone writes about a problem, and about something else. */
const [problemShare, otherShare] = [0.5, 0.2]
const contactShare = 0.4
/** Member of the demo team who answers. */
const author = 'user-olga'

/** A person's day with an app. */
interface PersonDay {
  day: string
  person: number
  country: string
  version: string
  device: string
  hour: number
  crashes: number
  freezes: number
  /** Numbers from 0 to 1 that app, day, and person determine. */
  drawn: number
  chance: number
}

/** The demo's people write about what happened to them: crashes, freezes, purchases. */
export const trafficEvents: EventTakers = {
  'traffic.used': async (used, { db, now }) => {
    const writers = await writersOf(db, used)
    if (writers.length === 0) return
    const settled = now() - answerDays * day
    const feedback = writers.map((each) => feedbackOf(used, each, settled))
    const added = await takeFeedback(db, feedback)
    await answerPast(db, added, settled)
    const fresh = added.filter(({ createTime }) => createTime >= settled)
    if (fresh.length > 0) await notifyTeam(db, used, fresh.length, now())
  },
}

/** At most one person a day who had a problem, and one who bought something. */
function writersOf(db: Queries, { teamId, appId, from, to }: UsedDays): Promise<PersonDay[]> {
  const { crash, freeze, purchase } = eventKinds
  const number = (value: number) => sql.raw(String(value))
  const isProblem = sql`kind in (${number(crash)}, ${number(freeze)})`
  return rowsOf<PersonDay>(
    db,
    sql`select day, person, country, version, device, hour, crashes, freezes, drawn, chance from (
      select *, row_number() over (partition by day, crashes + freezes > 0 order by drawn, person) as place,
        ((hashtextextended(${appId} || day || (crashes + freezes > 0)::text, 7) & 16777215)::float8 / 16777216) as chance from (
        select day::text as day, person, max(country) as country, max(version) as version, max(device_name) as device, max(hour)::int as hour,
          (count(*) filter (where kind = ${number(crash)}))::int as crashes, (count(*) filter (where kind = ${number(freeze)}))::int as freezes,
          ((hashint8extended(person::bigint * 100000 + (day - date '2024-01-01'), hashtextextended(${appId}, 23)) & 16777215)::float8 / 16777216) as drawn
        from cw_report_events
        where team_id = ${teamId} and app_id = ${appId} and day between ${from}::date and ${to}::date and person > 0
          and person < ${number(firstReportedPerson)} and (${isProblem} or kind = ${number(purchase)})
        group by day, person
      ) as people
    ) as ranked
    where place = 1 and chance < case when crashes + freezes > 0 then ${number(problemShare)} else ${number(otherShare)} end
    order by day, person`,
  )
}

const otherCategories = ['payment', 'idea', 'praise'] as const
const stars: Readonly<Record<FeedbackCategory, number>> = { crash: 1, bug: 2, payment: 3, idea: 4, praise: 5, other: 3 }

function feedbackOf({ teamId, appId }: UsedDays, writer: PersonDay, settled: number): WrittenFeedback {
  const { person, country, version, device, drawn } = writer
  const language = languages[country] ?? 'en'
  // Digits of the drawn number that its place among others doesn't depend on.
  const pick = Math.floor(drawn * 1e9)
  const category: FeedbackCategory =
    writer.crashes > 0
      ? 'crash'
      : writer.freezes > 0
        ? 'bug'
        : (otherCategories[pick % otherCategories.length] as FeedbackCategory)
  const sentences = written[replyLanguageOf(language)][category as keyof (typeof written)['en']]
  const sentence = sentences[Math.floor(pick / 7) % sentences.length] as string
  const createTime = Date.parse(writer.day) + writer.hour * hour + (pick % hour)
  return {
    teamId,
    appId,
    feedbackId: `feedback-${appId}-${writer.day}-${person}`,
    personKey: keyOfPerson(person),
    star: stars[category],
    content: sentence.replaceAll('{version}', version).replaceAll('{device}', device),
    contact: createTime >= settled && (pick % 100) / 100 < contactShare ? `person${person}@mail.example` : null,
    version,
    device,
    country,
    language,
    category,
    createTime,
  }
}

const languages: Readonly<Record<string, string>> = {
  CN: 'zh-CN',
  HK: 'zh-HK',
  MO: 'zh-HK',
  RU: 'ru-RU',
  KZ: 'ru-RU',
  AM: 'ru-RU',
  UZ: 'ru-RU',
}

/** Feedback of the demo's past has the answers that its people gave. */
async function answerPast(db: Queries, added: readonly FeedbackRow[], settled: number): Promise<void> {
  for (const { feedbackId, content, createTime, category, language } of added) {
    if (createTime >= settled || (createTime % 1000) / 1000 >= answeredShare) continue
    const kind = category === 'crash' || category === 'bug' ? 'problem' : 'other'
    const replyTime = createTime + 2 * hour + (createTime % (20 * hour))
    const reply = answered[replyLanguageOf(language)][kind]
    await db
      .update(appFeedback)
      .set({
        state: 'closed',
        reply,
        searchText: searchTextOfFeedback({ content, reply }),
        replyUserId: author,
        replyTime,
        updateTime: replyTime,
      })
      .where(eq(appFeedback.feedbackId, feedbackId))
  }
}

async function notifyTeam(db: Queries, { teamId, appId }: UsedDays, count: number, now: number): Promise<void> {
  const app = (await appNamesOf(db, [appId])).get(appId)
  if (app === undefined) return
  await sendNotice(
    db,
    {
      teamId,
      appId,
      topic: notices.support,
      message: 'feedback',
      values: { app, count },
      page: { id: 'support.inbox', values: {} },
    },
    now,
  )
}
