import { and, eq, isNotNull, max, ne, or, isNull, sql } from 'drizzle-orm'
import { parseUtcDay } from '@console-widgets/core/formats'
import {
  addDays,
  driftedCountries,
  driftedCurrencies,
  judgedSince,
  proposalLimits,
  utcDay,
  type Day,
} from '@console-widgets/pricing/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import type { PageLink } from '@console-widgets/platform/workspace/page-link'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { newestEnded, plansOfApp, sheetsOfApp, type ProposalRow } from './proposal-rows.ts'
import { priceProposalTopic } from './notices.ts'
import { priceProposals, priceSheets, priceWatches, products } from './tables.ts'

/** Types of the jobs that judge the rates of a day, and that remind of a proposal and end it. */
const judgeKind = 'pricing.propose-prices'
const reminderKind = 'pricing.remind-of-proposal'
const lapseKind = 'pricing.lapse-proposal'

/** Ten minutes: at that time, no country's day begins, so that no change of prices takes effect beside it. */
const afterMidnight = 600_000

/** A day whose rates are judged. Undefined: the job is from a migration, which doesn't know the platform's day. */
interface Judged {
  day?: Day
}

interface Deadline {
  proposalId: string
}

/** Has the rates judged for a team each day from now on, once it has something with a price. */
export async function watchRates(db: Queries, teamId: string, now: number): Promise<void> {
  const added = await db.insert(priceWatches).values({ teamId }).onConflictDoNothing().returning()
  if (added.length > 0) await scheduleJudging(db, teamId, addDays(utcDay(now), 1))
}

async function scheduleJudging(db: Queries, teamId: string, day: Day): Promise<void> {
  const payload: Judged = { day }
  await scheduleJob(db, { kind: judgeKind, teamId, payload, dueTime: parseUtcDay(day) + afterMidnight })
}

/** Registers what proposes new prices, and what happens to proposals that no one decides. */
export function defineProposalActors({ jobs, clock }: PlatformParts): void {
  for (const kind of [judgeKind, reminderKind, lapseKind]) jobs.setApart(kind)
  jobs.define<Judged>(judgeKind, async ({ day }, { db, teamId, now }) => {
    await scheduleJudging(db, teamId, addDays(day ?? utcDay(clock.now()), 1))
    if (day === undefined) return
    for (const appId of await appsWithDrift(db, teamId, day)) await propose(db, teamId, appId, day, now)
  })
  jobs.define<Deadline>(reminderKind, async ({ proposalId }, { db, now }) => {
    const [open] = await db.select().from(priceProposals).where(openWithId(proposalId))
    if (open) await tell(db, open, 'ending', now, proposalLimits.reminderDays)
  })
  jobs.define<Deadline>(lapseKind, async ({ proposalId }, { db, now }) => {
    const set = { state: 'lapsed', decideTime: now } as const
    const [lapsed] = await db.update(priceProposals).set(set).where(openWithId(proposalId)).returning()
    if (lapsed) await tell(db, lapsed, 'lapsed', now)
  })
}

const openWithId = (proposalId: string) =>
  and(eq(priceProposals.proposalId, proposalId), eq(priceProposals.state, 'open'))

/**
 * Apps of a team without an open proposal where a currency has drifted, by the days of their rates alone: rates follow
 * from currency and day, so that no price has to be read.
 */
async function appsWithDrift(db: Queries, teamId: string, today: Day): Promise<string[]> {
  const rates = await db
    .selectDistinct({
      appId: priceSheets.appId,
      rateDay: priceSheets.rateDay,
      currency: sql<string>`${priceSheets.base}->>'currency'`,
    })
    .from(priceSheets)
    .leftJoin(products, eq(products.productId, priceSheets.itemId))
    .where(
      and(
        ...[eq(priceSheets.teamId, teamId), isNotNull(priceSheets.base)],
        or(isNull(products.status), ne(products.status, 'deleted')),
      ),
    )
    .orderBy(priceSheets.appId)
  const proposals = await db
    .select({
      appId: priceProposals.appId,
      rateDay: max(priceProposals.rateDay),
      isOpen: sql<boolean>`bool_or(${priceProposals.state} = 'open')`,
    })
    .from(priceProposals)
    .where(eq(priceProposals.teamId, teamId))
    .groupBy(priceProposals.appId)
  const proposed = new Map(proposals.map((each) => [each.appId, each]))
  const known = new Map<string, boolean>()
  const hasDrift = (currency: string, since: Day) => {
    const key = `${currency} ${since}`
    const found = known.get(key) ?? driftedCurrencies(currency, since, today).length > 0
    known.set(key, found)
    return found
  }
  const found = rates.filter(({ appId, rateDay, currency }) => {
    const { isOpen = false, rateDay: decided } = proposed.get(appId) ?? {}
    return !isOpen && hasDrift(currency, judgedSince(rateDay, decided))
  })
  return [...new Set(found.map(({ appId }) => appId))]
}

/** Proposes prices at the rates of a day, if those of an app differ where the rates have drifted. */
async function propose(db: Queries, teamId: string, appId: string, rateDay: Day, now: number): Promise<void> {
  const decided = (await newestEnded(db, appId))?.rateDay
  const countries = new Set<string>()
  for (const { plan } of await plansOfApp(db, appId))
    for (const country of driftedCountries(plan, rateDay, decided)) countries.add(country)
  if (countries.size === 0) return
  const lastDay = addDays(rateDay, proposalLimits.days)
  const row: ProposalRow = {
    ...{ teamId, proposalId: newId(), appId, state: 'open', rateDay, lastDay },
    ...{ countries: [...countries].toSorted(), createTime: now, decideTime: null, decidedBy: null },
  }
  await db.insert(priceProposals).values(row)
  await tell(db, row, 'proposed', now, countries.size)
  const payload: Deadline = { proposalId: row.proposalId }
  const reminderTime = parseUtcDay(addDays(lastDay, -proposalLimits.reminderDays))
  await scheduleJob(db, { kind: reminderKind, teamId, payload, dueTime: reminderTime })
  await scheduleJob(db, { kind: lapseKind, teamId, payload, dueTime: parseUtcDay(addDays(lastDay, 1)) })
}

/** Tells those who may set prices of a proposal, with the page where it is decided. */
async function tell(
  db: Queries,
  { teamId, appId, lastDay }: ProposalRow,
  message: keyof typeof priceProposalTopic.messages,
  now: number,
  count = 0,
): Promise<void> {
  const [first] = await sheetsOfApp(db, appId)
  if (!first) return
  const { product, appName } = first.item
  const page: PageLink =
    product === null
      ? { id: 'pricing.app', values: { appId } }
      : { id: 'pricing.product', values: { appId, productNo: product.productNo } }
  const values = { app: appName, count, date: lastDay }
  await sendNotice(db, { teamId, topic: priceProposalTopic, message, values, appId, page }, now)
}
