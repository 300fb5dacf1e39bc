/** App that reports, and when. */
export interface Reporting {
  teamId: string
  appId: string
  now: number
}
