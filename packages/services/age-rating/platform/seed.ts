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
import { demoAccount } from '@console-widgets/platform/demo/people'
import type { Random } from '@console-widgets/platform/demo/random'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { exclusionsOf } from './exclusions.ts'
import { certificateIdOf, heldFrom, type CertificateRow } from './certificate-rows.ts'
import { ageRatings, ratingCertificates } from './tables.ts'

/** Answers of demo apps that have anything to declare. */
const declared: Readonly<Record<string, Answers>> = {
  'Northwind Maps': { interaction: 1, location: 1 },
  'Harbour Radio': { language: 1, substances: 1, internet: 1 },
  'Margin Notes': { purchases: 1 },
}

/** Confirmed ratings of the demo team's apps: all but the prototype, which has none yet. */
export async function seedRatings({ db, now, random }: Seed): Promise<void> {
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
    const ratings = raiseToKind(rate(questionnaire, answers, now, kind), kind)
    const confirmed: ConfirmedRating = { questionnaire, answers, ratings, time }
    const [certificate] = await db
      .insert(ratingCertificates)
      .values({
        teamId,
        appId,
        certificateId: newCertificateId(random),
        productName: appName,
        email: demoAccount.account,
        questionnaire,
        answers,
        ratings,
        issueTime: time,
        updateTime: time,
      })
      .returning()
    await db.insert(ageRatings).values({
      teamId,
      appId,
      questionnaire,
      answers,
      isAnswered: true,
      confirmed,
      certificate: heldFrom(certificate as CertificateRow),
      ...exclusionsOf(ratings),
      updateTime: time,
    })
  }
  await db.insert(ratingCertificates).values(certificateElsewhere(now))
}

/** A certificate of another storefront, where the team offered a game. The decision on certificates has its ID. */
function certificateElsewhere(now: number): typeof ratingCertificates.$inferInsert {
  const { version: questionnaire } = questionnaireAt(now)
  const given: Answers = { violence: 1, interaction: 1, purchases: 1 }
  const answers: Answers = Object.fromEntries(
    askedQuestions(questionnaire, given).map(({ id }) => [id, given[id] ?? 0]),
  )
  const time = now - 400 * day
  return {
    teamId: demoTeamId,
    certificateId: '5f0c2d9e-8f1b-4c63-9a57-2b7d8e6c1a40',
    productName: 'Northwind Regatta',
    storefront: 'Aurora Market',
    email: demoAccount.account,
    questionnaire,
    answers,
    ratings: rate(questionnaire, answers, now, { parentType: 2 }),
    issueTime: time,
    updateTime: time,
  }
}

const newCertificateId = (random: Random) =>
  certificateIdOf(Uint8Array.from({ length: 16 }, () => random.whole(0, 255)))
