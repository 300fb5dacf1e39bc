import { sql, type SQL } from 'drizzle-orm'

/** A list in array syntax, so that it is a single parameter. Its values are IDs, codes, or hashes, without commas. */
export const textArray = (values: readonly string[]): string => `{${values.join(',')}}`

/**
 * What a column equals if it has one of these values. It is one statement, however many there are: each number of
 * parameters would be another one to plan.
 */
export const anyOf = (values: readonly string[]): SQL => sql`any(${textArray(values)}::text[])`
