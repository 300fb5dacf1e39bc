import type { Availability } from '@console-widgets/versions/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findBlockingReasons } from '@console-widgets/platform/release/availability'
import { liveVersions, openVersion, type VersionRow } from './version-rows.ts'

/** Where an app is available, where it will be with the open version, and why it isn't elsewhere. */
export async function findAvailability(db: Queries, appId: string): Promise<Omit<Availability, 'promotions'>> {
  const reasons = await findBlockingReasons(db, appId)
  const blocked = new Set(reasons.flatMap(({ countries }) => countries))
  const { whole, phased } = await liveVersions(db, appId)
  const isFree = (country: string) => !blocked.has(country)
  const published = countriesOf([whole, phased]).filter(isFree)
  const ready = countriesOf([await openVersion(db, appId)]).filter(
    (country) => isFree(country) && !published.includes(country),
  )
  return { published, ready, reasons }
}

const countriesOf = (versions: readonly (VersionRow | undefined)[]) =>
  [...new Set(versions.flatMap((version) => version?.publishCountry ?? []))].toSorted()
