import { eq } from 'drizzle-orm'
import {
  askedQuestions,
  questionnaireAt,
  raiseToKind,
  rate,
  type Answers,
  type ConfirmedRating,
} from '@console-widgets/age-rating/model'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { exclusionsOf } from './exclusions.ts'
import { ageRatings } from './tables.ts'

/** Answers of demo apps that have anything to declare. */
const declared: Readonly<Record<string, Answers>> = {
  'Northwind Maps': { interaction: 1, location: 1 },
  'Harbour Radio': { language: 1, substances: 1, internet: 1 },
  'Margin Notes': { purchases: 1 },
}

/** Confirmed ratings of the demo team's apps: all but the prototype, which has none yet. */
export async function seedRatings({ db, now }: Seed): Promise<void> {
  for (const app of await db.select().from(apps).where(eq(apps.teamId, demoTeamId))) {
    if (app.packageName === null) continue
    const { appId, teamId, appName, parentType, childType, grandChildType } = app
    const time = Math.max(app.createTime, now - 80 * day)
    const { version: questionnaire } = questionnaireAt(now)
    const given = declared[appName] ?? {}
    const answers: Answers = Object.fromEntries(
      askedQuestions(questionnaire, given).map(({ id }) => [id, given[id] ?? 0]),
    )
    const kind = { parentType, childType, grandChildType }
    const ratings = raiseToKind(rate(questionnaire, answers, now), kind)
    const confirmed: ConfirmedRating = { questionnaire, answers, ratings, time }
    await db.insert(ageRatings).values({
      teamId,
      appId,
      questionnaire,
      answers,
      isAnswered: true,
      confirmed,
      ...exclusionsOf(ratings),
      updateTime: time,
    })
  }
}
