declare module '@console-widgets/platform/calls/events' {
  interface PlatformEvents {
    /** A package is about to be deleted. Takers that need it refuse; those that only reference it drop it. */
    'app-packages.deleting': { pkgId: string }
    /** The parser has read a package: versions that already selected it get its name and code. */
    'app-packages.parsed': { pkgId: string; versionName: string | null; versionCode: number | null }
  }
  interface PlatformQuestions {
    /** IDs of the live packages of these apps, those of the newest version first. */
    'app-packages.live': { question: { appIds: readonly string[] }; answer: string[] }
  }
}

export {}
