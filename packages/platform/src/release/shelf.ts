/** An app whose live version has changed. */
export interface ShelfChange {
  appId: string
  isOnShelf: boolean
}

declare module '../calls/events.ts' {
  interface PlatformEvents {
    /** An app came into the store, left it, or is there with another version. */
    'release.shelf-changed': ShelfChange
  }
}
