/** What is in a package that is live, in review, or being prepared for the store. */
export interface PackageContents {
  /** Its version, or the name of its file. */
  version: string
  /** Names of permissions in full. */
  permissions: readonly string[]
  /** Libraries that a check has found. None if no check has looked. */
  sdks: readonly { name: string; kind: string; data: readonly string[] }[]
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** In which countries is an app live, or is to be? */
    'release.wanted-countries': { question: { appId: string }; answer: readonly string[] }
    /** What is in the packages of an app’s releases? */
    'release.package-contents': { question: { appId: string }; answer: readonly PackageContents[] }
  }
}
