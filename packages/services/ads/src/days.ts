import { parseUtcDay } from '@console-widgets/core/formats'

/** Start of a day such as 20260302, in milliseconds since 1970. */
export const dayStart = (day: string): number => parseUtcDay(day)
