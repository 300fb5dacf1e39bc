import { sql, type SQL } from 'drizzle-orm'

/** What is drawn, and how often compared with the others. */
type Weights = readonly (readonly [value: string, weight: number])[]

/**
 * Chance inside of the database that repeats itself: a fraction from 0 to 1 that a key and a number always give. The
 * function is the one that rows are put into partitions by, so that no version of PostgreSQL may change it.
 */
export function draw(seed: number, key: SQL, salt: number | SQL): SQL {
  const number = typeof salt === 'number' ? sql.raw(String(salt)) : salt
  return sql`((hashint8extended(${key} * 256 + ${number}, ${sql.raw(String(seed))}) & 16777215)::float8 / 16777216)`
}

/** One of several texts, as often as its weight says, by a fraction from 0 to 1. */
export function pick(fraction: SQL, weights: Weights): SQL {
  const [only] = weights
  if (weights.length === 1 && only) return sql`${literal(only[0])}::text`
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  let reached = 0
  const bounds = weights.slice(0, -1).map(([, weight]) => (reached += weight / sum).toFixed(6))
  const values = sql.join(
    weights.map(([value]) => literal(value)),
    sql`, `,
  )
  return sql`(array[${values}]::text[])[1 + width_bucket(${fraction}, ${sql.raw(`array[${bounds.join(', ')}]::float8[]`)})]`
}

/** A text of our own inside of a statement, where hundreds of parameters would only slow it down. */
export function literal(text: string): SQL {
  return sql.raw(`'${text.replaceAll("'", "''")}'`)
}

/** A whole number from 0 on that is at least one more with each of the chances, such as how often something happens. */
export function times(fraction: SQL, ...chances: readonly number[]): SQL {
  return sql.join(
    chances.map((chance) => sql`(${fraction} < ${sql.raw(String(chance))})::int`),
    sql` + `,
  )
}

/** Hours as people are awake: most in the evening, few before dawn. */
const hourWeights: Weights = [2, 1, 1, 0.6, 0.6, 0.8, 2, 4, 5, 5, 5, 5, 6, 6, 5, 5, 5, 6, 7, 8, 8, 8, 6, 4].map(
  (weight, hour) => [String(hour), weight],
)

/** An hour of the day. */
export function pickHour(fraction: SQL): SQL {
  return sql`${pick(fraction, hourWeights)}::smallint`
}
