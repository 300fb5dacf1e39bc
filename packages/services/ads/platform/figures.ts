import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AdCurrency } from '@console-widgets/ads/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { withOwnPlan } from '@console-widgets/platform/database/with-own-plan'
import { withoutNestedLoops } from '@console-widgets/platform/database/without-nested-loops'
import { eventKinds } from '@console-widgets/reports/model'
import { breakdowns } from '@console-widgets/reports/platform/rows'
import { adProjects } from './tables.ts'

/** What came of ads: counts of events, money in hundredths. */
export interface Figures {
  impressions: number
  clicks: number
  spend: number
  installs: number
  installsByView: number
  keptDay7: number
  oldEnough: number
  revenue: number
  conversions: number | null
}

/** Figures of a group, in one currency. */
export interface FigureRow extends Figures {
  key: string
  currency: AdCurrency
}

/** What figures are grouped by. */
export type Grouping = 'project' | 'day' | 'material' | 'country' | 'app'

const keys: Readonly<Record<Grouping, SQL>> = {
  project: sql`ad_project_id`,
  day: sql`to_char(day, 'YYYYMMDD')`,
  material: sql`material_id`,
  country: sql`country`,
  app: sql`app_id`,
}

/** Column of the events that a grouping needs besides their item, which names the project and the material. */
const columns: Readonly<Partial<Record<Grouping, SQL>>> = { day: sql`day`, country: sql`country`, app: sql`app_id` }

interface Question {
  teamId: string
  by: Grouping
  /** First and last day, such as 20260302. Undefined: all. */
  from?: string | undefined
  to?: string | undefined
  adProjectIds?: readonly string[] | undefined
}

interface Counted {
  key: string
  currency: AdCurrency
  impressions: string
  clicks: string
  spend: string
  installs: string
  by_view: string
  kept: string
  old_enough: string
  revenue: string
  conversions: string
  configured: string
}

/**
 * Adds up the events of ads, and what the people did whom they brought. Currencies aren't added: a group has a row for
 * each.
 */
export async function readFigures(db: Queries, { teamId, by, from, to, adProjectIds }: Question): Promise<FigureRow[]> {
  const key = keys[by]
  const owners = await db
    .select({ appId: adProjects.appId })
    .from(adProjects)
    .where(
      and(
        eq(adProjects.teamId, teamId),
        adProjectIds === undefined ? undefined : inArray(adProjects.adProjectId, [...adProjectIds, '']),
      ),
    )
  const appIds = [...new Set(owners.map(({ appId }) => appId))]
  if (appIds.length === 0) return []
  const list = (values: readonly string[]) =>
    sql.join(
      values.map((each) => sql`${each}`),
      sql`, `,
    )
  const isOfApps = sql`team_id = ${teamId} and app_id in (${list(appIds)})`
  const inTime = sql`${from === undefined ? sql`true` : sql`e.day >= ${from}::date`} and ${to === undefined ? sql`true` : sql`e.day <= ${to}::date`}`
  const ofProjects = adProjectIds === undefined ? sql`true` : sql`p.ad_project_id in (${list([...adProjectIds, ''])})`
  const kindOfEvent = sql.raw(
    `case c.conversion_event when 'active' then ${eventKinds.active} when 'purchase' then ${eventKinds.purchase} when 'serviceOpen' then ${eventKinds.serviceOpen} else ${eventKinds.custom} end`,
  )
  const project = sql`split_part(item, '/', 1)`
  const material = sql`split_part(item, '/', 2)`
  const column = columns[by]
  // Views are a million where installations are ten thousand: they are counted by their items first, complete days from
  // their sums, and only the counts are joined with the projects.
  const kinds = sql`kind in (${eventKinds.adImpression}, ${eventKinds.adClick})`
  const lastDay = sql`coalesce((select max(last_day) from cw_report_states where team_id = ${teamId}), '-infinity'::date)`
  const grouped = column === undefined ? sql`kind, item` : sql`kind, item, ${column}`
  const counting = sql`with counts as materialized (
      select ${grouped}, sum(events) as events, sum(amount) as amount
      from (
        select kind, item, day, country, app_id, events, amount from cw_report_days e
        where ${isOfApps} and breakdown = ${sql.raw(String(breakdowns.country.number))} and ${kinds} and ${inTime} and e.day <= ${lastDay}
        union all
        select kind, item, day, country, app_id, 1, amount from cw_report_events e
        where ${isOfApps} and ${kinds} and ${inTime} and e.day > ${lastDay}
      ) of_days
      group by ${grouped}
    ), ads as (
      select counts.*, p.currency, p.ad_project_id, ${material} as material_id
      from counts join cw_ad_projects p on p.ad_project_id = ${project} where ${ofProjects}
    ), brought as materialized (
      select e.amount, e.person, e.app_id, e.day, e.country, p.currency, p.ad_project_id, ${material} as material_id
      from (select * from cw_report_events where ${isOfApps} and kind = ${eventKinds.adInstall}) e
      join cw_ad_projects p on p.ad_project_id = ${project} where ${inTime} and ${ofProjects}
    ),
    paid as materialized (
      select app_id, person, currency, sum(case when kind = ${eventKinds.refund} then -amount else amount end) as amount
      from cw_report_events where ${isOfApps} and kind in (${eventKinds.purchase}, ${eventKinds.appSale}, ${eventKinds.refund})
        and person in (select person from brought)
      group by app_id, person, currency
    ), converted as materialized (
      select distinct b.app_id, b.person from brought b
      join cw_ad_configs c on c.app_id = b.app_id and c.status = 'on'
      join (select * from cw_report_events where ${isOfApps} and kind in (${eventKinds.active}, ${eventKinds.purchase}, ${eventKinds.serviceOpen}, ${eventKinds.custom}) and person in (select person from brought)) v
        on v.app_id = b.app_id and v.person = b.person and v.kind = ${kindOfEvent}
        and v.day between b.day + (case c.conversion_event when 'active' then 1 else 0 end) and b.day + c.days
    ), kept as materialized (
      select b.*, k.install_day + 7 <= s.last_day as is_old_enough,
        k.install_day + 7 <= s.last_day and get_bit(rpad(k.active_days::text, 8, '0')::varbit, 7) = 1 as is_kept,
        coalesce(paid.amount, 0) as paid_amount, converted.person is not null as is_converted,
        exists (select from cw_ad_configs c where c.app_id = b.app_id and c.status = 'on') as is_configured
      from brought b
      left join cw_report_people k on k.team_id = ${teamId} and k.app_id = b.app_id and k.person = b.person
      left join cw_report_states s on s.team_id = ${teamId}
      left join paid on paid.app_id = b.app_id and paid.person = b.person and paid.currency = b.currency
      left join converted on converted.app_id = b.app_id and converted.person = b.person
    ), told as (
      select ${key} as key, currency, coalesce(sum(events) filter (where kind = ${eventKinds.adImpression}), 0) as impressions,
        coalesce(sum(events) filter (where kind = ${eventKinds.adClick}), 0) as clicks,
        coalesce(sum(amount) filter (where kind = ${eventKinds.adClick}), 0) as spend
      from ads group by 1, 2
    ), became as (
      select ${key} as key, currency, count(*) as installs, count(*) filter (where amount = 0) as by_view,
        count(*) filter (where is_kept) as kept, count(*) filter (where is_old_enough) as old_enough,
        sum(paid_amount) as revenue, count(*) filter (where is_converted) as conversions,
        count(*) filter (where is_configured) as configured
      from kept group by 1, 2
    )
    select key, currency, coalesce(impressions, 0) as impressions, coalesce(clicks, 0) as clicks, coalesce(spend, 0) as spend,
      coalesce(installs, 0) as installs, coalesce(by_view, 0) as by_view, coalesce(kept, 0) as kept,
      coalesce(old_enough, 0) as old_enough, coalesce(revenue, 0) as revenue, coalesce(conversions, 0) as conversions,
      coalesce(configured, 0) as configured
    from told full join became using (key, currency) order by key, currency`
  await withOwnPlan(db)
  const rows = await withoutNestedLoops(db, () => rowsOf<Counted>(db, counting))
  return rows.map(({ key: each, currency, by_view, kept, old_enough, configured, conversions, ...row }) => ({
    key: each,
    currency,
    impressions: Number(row.impressions),
    clicks: Number(row.clicks),
    spend: Number(row.spend),
    installs: Number(row.installs),
    installsByView: Number(by_view),
    keptDay7: Number(kept),
    oldEnough: Number(old_enough),
    revenue: Number(row.revenue),
    conversions: Number(configured) === 0 ? null : Number(conversions),
  }))
}

/** What there is before anything has happened. */
export const noFigures: Figures = {
  impressions: 0,
  clicks: 0,
  spend: 0,
  installs: 0,
  installsByView: 0,
  keptDay7: 0,
  oldEnough: 0,
  revenue: 0,
  conversions: null,
}

/** The sum of all groups, in each currency. */
export function totalsOf(rows: readonly FigureRow[]): (Figures & { currency: AdCurrency })[] {
  const totals = new Map<AdCurrency, Figures>()
  for (const { key: _, currency, ...figures } of rows) totals.set(currency, sum(totals.get(currency), figures))
  return [...totals].map(([currency, figures]) => ({ currency, ...figures })).toSorted(byCurrency)
}

const byCurrency = (one: { currency: string }, other: { currency: string }) => (one.currency < other.currency ? -1 : 1)

function sum(one: Figures | undefined, other: Figures): Figures {
  if (!one) return other
  const conversions =
    one.conversions === null && other.conversions === null ? null : (one.conversions ?? 0) + (other.conversions ?? 0)
  return {
    impressions: one.impressions + other.impressions,
    clicks: one.clicks + other.clicks,
    spend: one.spend + other.spend,
    installs: one.installs + other.installs,
    installsByView: one.installsByView + other.installsByView,
    keptDay7: one.keptDay7 + other.keptDay7,
    oldEnough: one.oldEnough + other.oldEnough,
    revenue: one.revenue + other.revenue,
    conversions,
  }
}
