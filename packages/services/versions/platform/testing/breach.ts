import type { AppVersion } from '@console-widgets/versions/schemas'
import type { VersionWorld } from './world.ts'

/** A way to break one requirement of a complete version. */
export interface Breach {
  /** The app that has it. Default: an ordinary one. */
  app?: Parameters<VersionWorld['newApp']>[0]
  /** Version code of a version that is live before. Default: none is. */
  live?: number
  /** Version code of the draft. Default: one above the live one. */
  code?: number
  /** Time from which it can be broken at all. The clock only goes on, so that these come last. Default: any. */
  from?: number
  /** @returns the draft that takes the place of the complete one, if it is another one */
  break(draft: AppVersion, world: VersionWorld): Promise<unknown>
  /** Repairs what other tests need. */
  restore?(world: VersionWorld): Promise<unknown>
  field: string
  sample?: string
  level?: 'warning'
}

/** Breaches, by the check that fails. Those of a service are in its `platform/testing/release-breaches.ts`. */
export type Breaches = Readonly<Record<string, Breach>>

/** Gives the draft other texts in its default language. */
export const withTexts = (texts: Record<string, string>) => (draft: AppVersion, world: VersionWorld) =>
  world.update(draft, { languages: [{ lang: 'en-US', ...texts }] })
