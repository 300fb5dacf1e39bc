import { formatUtc } from '@console-widgets/core/formats'

/** App that reports, and when. */
export interface Reporting {
  teamId: string
  appId: string
  now: number
}

/** Day of a time, as the database writes it. */
export const dayOf = (time: number): string => formatUtc(time, 'YYYY-MM-DD')
