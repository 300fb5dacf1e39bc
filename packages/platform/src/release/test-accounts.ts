/** An account of a team for testing its apps. */
export interface TestAccount {
  account: string
  nickName: string
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which accounts for testing, which haven’t expired, does the team keep? */
    'release.test-accounts': { question: object; answer: readonly TestAccount[] }
  }
}
