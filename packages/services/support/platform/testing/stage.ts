import type { Console } from '@console-widgets/core'
import { demoInvited } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

/** A platform with a team that uses services, and a provider of some. Both are signed in again when time passes. */
export interface SupportStage {
  test: TestPlatform
  user: Console
  provider: Console
  /** Turns the clock. Without the platform’s work, which takes a moment for each day of traffic, if none matters. */
  pass(milliseconds: number, options?: { works?: boolean }): Promise<void>
}

export async function createSupportStage(): Promise<SupportStage> {
  const test = await createTestPlatform({ demoTraffic: false })
  const stage: SupportStage = {
    test,
    user: await signIn(test.platform),
    provider: await signIn(test.platform, demoInvited),
    async pass(milliseconds, { works = true } = {}) {
      test.clock.advance(milliseconds)
      if (works) await test.platform.wake()
      stage.user = await signIn(test.platform)
      stage.provider = await signIn(test.platform, demoInvited)
    },
  }
  return stage
}
