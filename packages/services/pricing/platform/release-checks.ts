import { eq } from 'drizzle-orm'
import { defineReleaseChecks, type Check } from '@console-widgets/platform/release/checks'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { priceSheets } from './tables.ts'

/** What the check of prices looks at. */
interface PriceFacts {
  isPaid: boolean
  isPriced: boolean
  /** Countries of the release without a valid price. */
  missing: readonly string[]
}

/** Checks of prices before a release of a paid app. */
const checks: readonly Check<PriceFacts>[] = [
  {
    id: 'pricing.price',
    level: 'error',
    order: 360,
    message: 'must be valid in all countries of the release',
    applies: ({ isPaid }) => isPaid,
    findProblems: ({ isPriced, missing }) => {
      if (!isPriced) return [{ field: 'price' }]
      return missing.length > 0 ? [{ field: missing[0] as string, sample: missing.join(' ') }] : []
    },
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { appId, isTest, countries }) {
    const { isFree } = await findApp(db, appId)
    const [sheet] = await db.select().from(priceSheets).where(eq(priceSheets.itemId, appId))
    return {
      // Testers don't pay.
      isPaid: !isFree && !isTest,
      isPriced: Boolean(sheet?.base),
      missing: (sheet?.missing ?? []).filter((country) => countries.includes(country)),
    }
  },
  pageOf: ({ appId }) => ({ id: 'pricing.app', values: { appId } }),
})
