/** A refresh of a site: of some paths, or with none of all. */
export interface Refresh {
  siteId: string
  /** As it was when the refresh began. */
  siteName: string
  userId: string
  paths: string[]
}
