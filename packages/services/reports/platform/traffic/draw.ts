import { sql, type SQL } from 'drizzle-orm'

/** A value to draw, and its weight. */
type Weights = readonly (readonly [value: string, weight: number])[]

/**
 * Repeatable randomness in the database: a fraction from 0 to 1, determined by a key and a number. It uses the hash
 * function of partitioning, which no PostgreSQL version can change.
 */
export function draw(seed: number, key: SQL, salt: number | SQL): SQL {
  const number = typeof salt === 'number' ? sql.raw(String(salt)) : salt
  return sql`((hashint8extended(${key} * 256 + ${number}, ${sql.raw(String(seed))}) & 16777215)::float8 / 16777216)`
}

/** Picks a text by weight, given a fraction from 0 to 1. */
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

/** A trusted text in a statement, where hundreds of parameters would only slow it down. */
export function literal(text: string): SQL {
  return sql.raw(`'${text.replaceAll("'", "''")}'`)
}

/** A non-negative integer that exceeds each step with the given chance, such as a number of occurrences. */
export function times(fraction: SQL, ...chances: readonly number[]): SQL {
  return sql.join(
    chances.map((chance) => sql`(${fraction} < ${sql.raw(String(chance))})::int`),
    sql` + `,
  )
}

/** Distribution of hours: most in the evening, few before dawn. */
const hourWeights: Weights = [2, 1, 1, 0.6, 0.6, 0.8, 2, 4, 5, 5, 5, 5, 6, 6, 5, 5, 5, 6, 7, 8, 8, 8, 6, 4].map(
  (weight, hour) => [String(hour), weight],
)

/** An hour of the day. */
export function pickHour(fraction: SQL): SQL {
  return sql`${pick(fraction, hourWeights)}::smallint`
}
