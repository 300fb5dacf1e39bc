import type { AppRow } from './find-app.ts'

declare module '../calls/events.ts' {
  interface PlatformEvents {
    /** An app is about to be deleted. Reject if the app has something that must not be deleted. */
    'apps.deleting': { app: AppRow }
    /** The package name of an app is about to change. Reject if the name is fixed. */
    'apps.renaming-package': { app: AppRow }
  }
}
