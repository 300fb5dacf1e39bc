import { desc, eq } from 'drizzle-orm'
import { appPackages, catalogDevices, listPhones, type PackageRow } from '@console-widgets/app-packages/platform/rows'
import { kindsOf } from '@console-widgets/apps/platform/rows'
import { documentCodes, definitionOf, ruleCountries, rules, type Rule } from '@console-widgets/qualification/model'
import type { calls } from '@console-widgets/store-listing/contract'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { carriers } from './carriers.ts'
import { versionOfListing } from './listing.ts'
import {
  longestPause,
  longestPhasedRelease,
  percentPattern,
  suggestedPercents,
  versionLimits,
} from '@console-widgets/versions/model'

type ReferenceCalls = Pick<
  typeof calls,
  | 'store-listing.fit-info-detection.get'
  | 'store-listing.phone.list'
  | 'store-listing.app-carrier.query'
  | 'store-listing.copyright-rule.query'
  | 'store-listing.tag-qualification-dependency.list'
  | 'store-listing.tag-qualification-definition.list'
  | 'store-listing.app-kind.list'
  | 'store-listing.grey-upgrade-param.query'
>

const day = 86_400_000
/** Packages that are compared: newer ones than these have replaced the rest long ago. */
const mostPackages = 20

/** Handlers of devices, and of the rules of other services. */
export const referenceHandlers: Handlers<ReferenceCalls> = {
  'store-listing.fit-info-detection.get': async ({ appId }, { db }) => {
    await findApp(db, appId)
    const rows = await db
      .select()
      .from(appPackages)
      .where(eq(appPackages.appId, appId))
      .orderBy(desc(appPackages.versionCode), desc(appPackages.createTime))
    const usable = rows
      .filter(
        ({ successStatus, versionCode, minSdk }) => successStatus === 0 && versionCode !== null && minSdk !== null,
      )
      .slice(0, mostPackages)
    return {
      packages: usable.map(({ pkgId, fileName, versionName, versionCode }) => ({
        pkgId,
        fileName,
        versionName,
        versionCode: versionCode ?? 0,
      })),
      devices: devicesOf(usable),
    }
  },

  'store-listing.phone.list': async ({ deviceType }) => ({
    phones: catalogDevices().filter((phone) => deviceType === undefined || phone.deviceType === deviceType),
  }),

  'store-listing.app-carrier.query': async ({ appId, countries }, { db }) => {
    const wanted = countries ?? (appId === undefined ? undefined : await countriesOf(db, appId))
    return { carriers: carriers.filter(({ country }) => wanted?.includes(country) ?? true) }
  },

  'store-listing.copyright-rule.query': async ({ tagId }) => ({
    items: describeRules(tagId, ({ documents }) => documents.some((code) => code.includes('copyright'))),
  }),
  'store-listing.tag-qualification-dependency.list': async ({ tagId }) => ({ items: describeRules(tagId) }),

  'store-listing.tag-qualification-definition.list': async () => ({
    items: documentCodes.map((qualificationCode) => {
      const { validity, number, names } = definitionOf(qualificationCode)
      const asking = rules.filter(({ documents }) => documents.includes(qualificationCode))
      return {
        qualificationCode,
        validity,
        numberForm: number,
        names: [...names],
        tagIds: [...new Set(asking.map(({ feature }) => feature))],
      }
    }),
  }),

  'store-listing.app-kind.list': async ({ parentType }) => ({ kinds: kindsOf(parentType) }),

  'store-listing.grey-upgrade-param.query': async () => ({
    percents: [...suggestedPercents],
    percentPattern: percentPattern.source,
    longestDays: longestPhasedRelease / day,
    longestPauseDays: longestPause / day,
    longestDescription: versionLimits.phasedDescription,
  }),
}

/** Countries that the version of a listing is meant for. */
async function countriesOf(db: Queries, appId: string): Promise<readonly string[]> {
  await findApp(db, appId)
  const version = await versionOfListing(db, appId)
  return version?.publishCountry ?? []
}

/** The store sends each device the package with the highest version code that runs on it. */
function devicesOf(packages: readonly PackageRow[]) {
  const [newest] = packages
  if (!newest) return []
  const byPackage = packages.map((row) => ({ row, phones: listPhones(row).phones }))
  return listPhones(newest).phones.map(({ model, name, brand, deviceType, systemVersion, obstacles }, at) => {
    const fitting = byPackage.filter(({ phones }) => phones[at]?.supported).map(({ row }) => row)
    const [given, ...others] = fitting
    return {
      ...{ model, name, brand, deviceType, systemVersion },
      pkgId: given?.pkgId ?? null,
      overlaps: others.filter(({ versionCode }) => versionCode === given?.versionCode).map(({ pkgId }) => pkgId),
      obstacles,
    }
  })
}

function describeRules(tagId: string | undefined, fits: (rule: Rule) => boolean = () => true) {
  return rules
    .filter((rule) => (tagId === undefined || rule.feature === tagId) && fits(rule))
    .map(({ id, feature, group, documents, from, source }) => ({
      ruleId: id,
      tagId: feature,
      countries: [...ruleCountries[group]],
      qualificationCodes: [...documents],
      from,
      source,
    }))
}
