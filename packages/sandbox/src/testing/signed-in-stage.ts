import type { SQL } from 'drizzle-orm'
import type { Console } from '@console-widgets/core'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { createTestPlatform, signIn, type TestPlatform, type TestPlatformOptions } from './test-platform.ts'

/** A platform on which time passes, and the demo team's account holder, who is signed in all the while. */
export interface SignedInStage {
  test: TestPlatform
  /** Signed in again whenever time passes. */
  holder: Console
  /** Advances the clock and runs everything that is due. */
  pass(milliseconds: number): Promise<void>
  /** Rows of all teams. */
  rows<Row>(query: SQL): Promise<Row[]>
}

/** Opens a stage. Suites add what their own tests do again and again. */
export async function createSignedInStage(options: TestPlatformOptions): Promise<SignedInStage> {
  const test = await createTestPlatform(options)
  const stage: SignedInStage = {
    test,
    holder: await signIn(test.platform),
    async pass(milliseconds) {
      test.clock.advance(milliseconds)
      await test.platform.wake()
      stage.holder = await signIn(test.platform)
    },
    rows: (query) => test.platform.services.database.asPlatform((db) => rowsOf(db, query)),
  }
  return stage
}
