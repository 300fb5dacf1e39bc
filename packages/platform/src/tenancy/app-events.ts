import type { AppRow } from './find-app.ts'

/** A package that no version uses yet. */
export interface WaitingPackage {
  pkgId: string
  versionName: string
}

/** How far an app has come to its users, with the percentage of a phased release. */
export interface PhaseOfApp {
  appId: string
  phase: 'draft' | 'invitation' | 'openTest' | 'phased' | 'onShelf'
  percent: string | null
}

/** Version that was released to users, and when. */
export interface ReleaseOfApp {
  version: string
  time: number
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /**
     * Is a path on the platform's own origin the privacy policy of an app, and in effect? Undefined: it isn't the
     * path of an agreement.
     */
    'apps.hosted-agreement': {
      question: { appId: string; path: string }
      answer: 'effective' | 'not-effective' | undefined
    }
    /** Path of the privacy policy that the platform hosts for an app, in its default language, if it is in effect. */
    'apps.hosted-policy': { question: { appId: string }; answer: string | undefined }
    /** Package of an app that is ready, and newer than the versions that are live or in progress. */
    'apps.waiting-package': { question: { appId: string }; answer: WaitingPackage | undefined }
    /** Whether an app has a version that is being prepared, which its state doesn’t show while another one is live. */
    'apps.has-draft': { question: { appId: string }; answer: boolean }
    /** The other apps of an app's series. */
    'apps.siblings': { question: { appId: string }; answer: readonly string[] }
    /** Versions of an app that were released to users, the oldest first. */
    'apps.releases': { question: { appId: string }; answer: ReleaseOfApp[] }
    /** How far apps have come to their users. Apps without a version are omitted. */
    'apps.phases': { question: { appIds: readonly string[] }; answer: PhaseOfApp[] }
  }
  interface PlatformEvents {
    /** An app is about to be deleted. Reject if the app has something that must not be deleted. */
    'apps.deleting': { app: AppRow }
    /** An app was created, or its category changed. */
    'apps.kind-changed': { appId: string }
    /** The price of an app was set, or the app became free. Reject a price that isn't possible. */
    'apps.priced': { app: AppRow }
    /** The package name of an app is about to change. Reject if the name is fixed. */
    'apps.renaming-package': { app: AppRow }
    /** A team takes over the name that another register records of an app. Rejected if it can't have it. */
    'apps.name-taken-over': { app: AppRow; appName: string }
    /** The same of its package name. */
    'apps.package-name-taken-over': { app: AppRow; packageName: string }
    /** A project without apps is about to be deleted. */
    'projects.deleting': { projectId: string }
  }
}
