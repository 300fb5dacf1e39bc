import type { Evidence } from '@console-widgets/age-rating/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Ask } from '@console-widgets/platform/release/checks'
import type {} from '@console-widgets/platform/release/available-countries'
import type {} from '@console-widgets/platform/release/listing-texts'
import type {} from '@console-widgets/platform/release/package-contents'
import { evidenceIn } from './evidence.ts'
import { evidenceInTexts } from './listing-evidence.ts'

const nowhere = { versions: [], langs: [] }

/** What an app's packages contain, its store pages say, and it sells, that speaks for an answer above the first. */
export async function collectEvidence(db: Queries, ask: Ask, appId: string): Promise<Evidence[]> {
  const [product] = (await ask('release.products-on-sale', { appId }, { db })).flat()
  return [
    ...evidenceIn((await ask('release.package-contents', { appId }, { db })).flat()),
    ...evidenceInTexts((await ask('release.listing-texts', { appId }, { db })).flat()),
    // One is enough to ask, and others are no news.
    ...(product
      ? [{ question: 'purchases' as const, source: 'product' as const, name: product.name, ...nowhere }]
      : []),
  ]
}
