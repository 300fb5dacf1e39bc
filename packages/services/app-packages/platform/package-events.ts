declare module '@console-widgets/platform/calls/events' {
  interface PlatformEvents {
    /** A package is about to be deleted. Whoever needs it refuses; whoever merely names it lets go of it. */
    'app-packages.deleting': { pkgId: string }
    /** The parser has read a package: what was chosen before that has its numbers now. */
    'app-packages.parsed': { pkgId: string; versionName: string | null; versionCode: number | null }
  }
  interface PlatformQuestions {
    /** Ids of the packages that people of the store have now of these apps, those of the newest version first. */
    'app-packages.live': { question: { appIds: readonly string[] }; answer: string[] }
  }
}

export {}
