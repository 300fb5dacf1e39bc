import type { AppRow } from './find-app.ts'

/** A package that no version uses yet. */
export interface WaitingPackage {
  pkgId: string
  versionName: string
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Package of an app that is ready, and newer than the versions that are live or in progress. */
    'apps.waiting-package': { question: { appId: string }; answer: WaitingPackage | undefined }
  }
  interface PlatformEvents {
    /** An app is about to be deleted. Reject if the app has something that must not be deleted. */
    'apps.deleting': { app: AppRow }
    /** The package name of an app is about to change. Reject if the name is fixed. */
    'apps.renaming-package': { app: AppRow }
  }
}
