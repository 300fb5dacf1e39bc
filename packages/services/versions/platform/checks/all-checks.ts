import { preCheckSections, sections, type PreCheckId } from '@console-widgets/versions/model'
import type { Check } from '@console-widgets/platform/release/checks'
import type { VersionFacts } from './facts.ts'
import { materialChecks } from './material-checks.ts'
import { packageChecks } from './package-checks.ts'
import { privacyChecks } from './privacy-checks.ts'
import { releaseChecks } from './release-checks.ts'
import { textChecks } from './text-checks.ts'
import type { VersionCheck } from './version-check.ts'

const byId: Record<PreCheckId, VersionCheck> = {
  ...packageChecks,
  ...materialChecks,
  ...textChecks,
  ...privacyChecks,
  ...releaseChecks,
}

const ids = Object.keys(preCheckSections) as PreCheckId[]

/** All checks of versions. Each section has a hundred positions, so that checks of other services fit in between. */
export const versionChecks: readonly Check<VersionFacts>[] = ids.map((id) => {
  const section = preCheckSections[id]
  const place = ids.filter((other) => preCheckSections[other] === section).indexOf(id)
  return { ...byId[id], id, order: sections.indexOf(section) * 100 + place }
})

/** What the reviewer makes of failed checks of other services, whose subject can change during the review. */
const reviewsOfOthers: Readonly<Record<string, VersionCheck['review']>> = {
  'provisioning.granted': { rule: 'restricted-permission', stage: 'preReview' },
}

/** What the reviewer makes of a failed check; undefined if it only matters before the submission. */
export function reviewOf(id: string): VersionCheck['review'] {
  return byId[id as PreCheckId]?.review ?? reviewsOfOthers[id]
}
