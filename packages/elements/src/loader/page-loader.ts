export interface Autoloader {
  /** Loads the tags of an open shadow root as well, now and later. */
  observe(root: ShadowRoot): void
  /** Loads tags before they are on the page. */
  preload(...tags: string[]): Promise<void>
  /** Resolves when every tag on the page is defined or has failed to load. */
  allDefined(): Promise<void>
}
