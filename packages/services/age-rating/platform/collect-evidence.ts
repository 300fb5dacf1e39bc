import type { Evidence } from '@console-widgets/age-rating/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Ask } from '@console-widgets/platform/release/checks'
import type {} from '@console-widgets/platform/release/listing-texts'
import type {} from '@console-widgets/platform/release/package-contents'
import { evidenceIn } from './evidence.ts'
import { evidenceInTexts } from './listing-evidence.ts'

/** What an app's packages contain, and its store pages say, that speaks for an answer above the first. */
export async function collectEvidence(db: Queries, ask: Ask, appId: string): Promise<Evidence[]> {
  return [
    ...evidenceIn((await ask('release.package-contents', { appId }, { db })).flat()),
    ...evidenceInTexts((await ask('release.listing-texts', { appId }, { db })).flat()),
  ]
}
