/** What kind of value a list can be filtered by; `texts` are several, of which one must fit. */
export type FieldKind = 'text' | 'texts' | 'number' | 'time' | 'boolean'

/**
 * The fields by which a list can be filtered and ordered, as a service's `model.ts` declares them: for the platform,
 * which lists by no others, and for the columns of whoever shows the list.
 */
export type ListFields = Readonly<Record<string, FieldKind>>
