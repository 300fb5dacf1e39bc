import type { AppRow } from './find-app.ts'

declare module '../calls/events.ts' {
  interface PlatformEvents {
    /** An app is about to be deleted. Whoever has something of it that must not go refuses. */
    'apps.deleting': { app: AppRow }
    /** The package name of an app is about to be changed. Whoever has fixed it refuses. */
    'apps.renaming-package': { app: AppRow }
  }
}
