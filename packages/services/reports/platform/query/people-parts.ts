import { sql, type SQL } from 'drizzle-orm'
import { eventKinds, itemKinds, metricOf, type DimensionId, type MetricId } from '@console-widgets/reports/model'
import { isTrait, noOne, traits, type TraitDimension } from '../roll-ups/user-sets.ts'
import { groupSql, isNow, list, named, namesOf, type Part } from './keys.ts'
import type { Filter, Question } from './question.ts'
import { all, columnOf, conditionsOf, dayLiteral, keyOf, number, wholePeriod } from './sql.ts'

/** Dimensions of the sets of each day. Those of the people themselves are traits. */
const setsOwn: readonly DimensionId[] = ['date', 'week', 'month', 'appId', 'appVersion']

const tells = (dimensions: readonly DimensionId[]) =>
  dimensions.every((dimension) => setsOwn.includes(dimension) || isTrait(dimension))

/** Whether sets of people tell the users by these dimensions. A variant is known of installations only. */
export const tellsUsers = (dimensions: readonly DimensionId[]): boolean => {
  const others = dimensions.filter((dimension) => dimension !== 'hour')
  // The sets of each hour don't tell the version.
  const inHours = others.length < dimensions.length && others.includes('appVersion')
  return tells(others) && !inHours && !dimensions.some((dimension) => itemKinds[dimension])
}

/** Filters that the sets of each day tell. */
const ownFilters = (filters: readonly Filter[]) => filters.filter(({ dimension }) => !isTrait(dimension))

/** Sets of the people with a trait, limited to the values of a filter. */
function setsOf(dimension: TraitDimension, filters: readonly Filter[], name: string): SQL {
  const values = filters.flatMap((filter) => (filter.dimension === dimension ? filter.values : []))
  const among = values.length > 0 ? sql` and value in (${list(values.map((value) => sql`${value}`))})` : sql``
  const { number: trait } = traits[dimension]
  const some = dimension === 'variantId' ? sql` and value <> ''` : sql``
  return sql`(select app_id, block, value as ${sql.raw(`${name}_value`)}, people as ${sql.raw(name)} from cw_report_traits where trait = ${number(trait)}${among}${some})`
}

/**
 * The traits that a query names, as joined tables. Each person has one value of a trait, so that their sets can be
 * counted one by one.
 */
function traitsOf(question: Question, keys: readonly DimensionId[]) {
  const dimensions = named(question, keys).filter(isTrait)
  if (question.report.about && isTrait(question.report.about)) dimensions.push(question.report.about)
  const all = [...new Set(dimensions)]
  const nameOf = (dimension: TraitDimension) => `trait_${all.indexOf(dimension)}`
  return {
    joins: sql.join(
      all.map(
        (each) =>
          sql` join ${setsOf(each, question.filters, nameOf(each))} as ${sql.raw(`of_${nameOf(each)}`)} using (app_id, block)`,
      ),
      sql``,
    ),
    /** People of a set who have all of the traits. */
    among: (set: SQL) => sql.join([set, ...all.map((each) => sql.raw(nameOf(each)))], sql` & `),
    /** Keys of the rows, the traits' from their own tables. */
    keys: (told: (key: DimensionId, place: number) => SQL) =>
      keys.map((key, place) =>
        isTrait(key) ? sql`${sql.raw(`${nameOf(key)}_value`)} as ${sql.raw(`key_${place}`)}` : told(key, place),
      ),
  }
}

/** Users of an app, each counted once: the united sets of all days that a row is about. */
export function usersPart(question: Question, keys: readonly DimensionId[], metric: MetricId): Part {
  const { startTime, endTime } = wholePeriod(question)
  const { joins, among, keys: keysOf } = traitsOf(question, keys)
  const conditions = all([
    sql`kind = ${number(eventKinds.active)}`,
    sql`day between ${dayLiteral(startTime)} and ${dayLiteral(endTime)}`,
    ...conditionsOf(ownFilters(question.filters), false),
  ])
  const sets = sql.raw(keys.includes('hour') ? 'cw_report_hour_users' : 'cw_report_users')
  const own = keys.flatMap((key, place) => (isTrait(key) ? [] : [{ key, name: sql.raw(`own_${place}`) }]))
  const united = sql`
    select ${list([
      sql`app_id as of_app`,
      ...own.map(({ key, name }) => sql`${keyOf(key, question, sql`day`)} as ${name}`),
      sql`block`,
      sql`${isNow(question)} as is_now`,
      sql`bit_or(people) as people`,
    ])} from ${sets} where ${conditions} group by ${list([sql`of_app`, ...own.map(({ name }) => name), sql`block`, sql`is_now`])}`
  const count = (condition: SQL, name: string) =>
    sql`coalesce(sum(bit_count(${among(sql`people`)})) filter (where ${condition}), 0)::float8 as ${sql.raw(`"${name}"`)}`
  const columns = [
    count(sql`is_now`, metric),
    ...(question.previousPeriod ? [count(sql`not is_now`, `${metric}_before`)] : []),
  ]
  return {
    query: sql`select ${list([...keysOf((_, place) => sql.raw(`own_${place} as key_${place}`)), ...columns])} from (select *, of_app as app_id from (${united}) as united) as sets${joins}${groupSql(keys)}`,
    columns: namesOf([metric], question),
  }
}

/**
 * Columns for retention: people who came back, and people whose day has come. Those who installed on a day are compared
 * with the users of a later one.
 */
export function keptPart(question: Question, keys: readonly DimensionId[], metrics: readonly MetricId[]): Part {
  const names = namesOf(metrics, question).flatMap((name) => [name, `${name}_of`])
  if (!tells(named(question, keys))) return { query: without(keys, names), columns: names }
  const { startTime, endTime } = wholePeriod(question)
  const { joins, among, keys: keysOf } = traitsOf(question, keys)
  const steps = [...new Set(metrics.map(stepOf))]
  const day = sql`installed.day`
  const columns = metrics.flatMap((metric) => {
    const after = number(stepOf(metric))
    const back = sql.raw(`back_${stepOf(metric)}`)
    const ripe = sql`${day} + ${after} <= ${dayLiteral(question.dataTime)}`
    const sum = (set: SQL, period: SQL, name: string) =>
      sql`coalesce(sum(bit_count(${among(set)})) filter (where ${period} and ${ripe}), 0)::float8 as ${sql.raw(`"${name}"`)}`
    const one = (name: string, period: SQL) => [
      sum(sql`installed.people & coalesce(${back}.people, ${noOne})`, period, name),
      sum(sql`installed.people`, period, `${name}_of`),
    ]
    const now = isNow(question, day)
    return [...one(metric, now), ...(question.previousPeriod ? one(`${metric}_before`, sql`not (${now})`) : [])]
  })
  const installed = sql`
    select app_id, block, day, version, people from cw_report_users where ${all([
      sql`kind = ${number(eventKinds.install)}`,
      sql`day between ${dayLiteral(startTime)} and ${dayLiteral(endTime)}`,
      ...conditionsOf(ownFilters(question.filters), false),
    ])}`
  const later = steps.map(
    (step) => sql` left join lateral (
      select bit_or(people) as people from cw_report_users used
      where used.app_id = installed.app_id and used.block = installed.block and used.kind = ${number(eventKinds.active)} and used.day = installed.day + ${number(step)}
    ) as ${sql.raw(`back_${step}`)} on true`,
  )
  const told = (key: DimensionId, place: number) =>
    sql`${key === 'appId' || key === 'appVersion' ? sql`installed.${columnOf(key)}` : keyOf(key, question, day)} as ${sql.raw(`key_${place}`)}`
  return {
    query: sql`select ${list([...keysOf(told), ...columns])} from (${installed}) as installed${sql.join(later, sql``)}${joins}${groupSql(keys)}`,
    columns: names,
  }
}

const stepOf = (metric: MetricId): number => {
  const { from } = metricOf(metric)
  return 'kept' in from ? from.kept : 0
}

/** Columns for rows that people aren't known by. */
function without(keys: readonly DimensionId[], names: readonly string[]): SQL {
  const zeros = names.map((name) => sql.raw(`0::float8 as "${name}"`))
  const texts = keys.map((_, place) => sql.raw(`''::text as key_${place}`))
  return sql`select ${list([...texts, ...zeros])}${keys.length > 0 ? sql` where false` : sql``}`
}
