/** Type of value that a list can be filtered by. `texts` is a list of texts, one of which must match. */
export type FieldKind = 'text' | 'texts' | 'number' | 'time' | 'boolean'

/**
 * Fields that a list can be filtered and sorted by, declared in a service's `model.ts`. The platform accepts no others,
 * and the list's columns in the interface follow them.
 */
export type ListFields = Readonly<Record<string, FieldKind>>
