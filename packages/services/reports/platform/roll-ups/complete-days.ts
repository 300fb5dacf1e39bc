/** Days of an app that are now complete. */
export interface CompleteDays {
  teamId: string
  appId: string
  from: string
  to: string
}
