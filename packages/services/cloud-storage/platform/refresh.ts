/** A cache purge of a site: of some paths, or of all if there are none. */
export interface Refresh {
  siteId: string
  /** Site as it was when the purge started. */
  siteName: string
  userId: string
  paths: string[]
}
