import { type LinkTargets, problemOfTarget } from '@console-widgets/redirects'
import type { LinkInfo } from './data.ts'
import { packageNameForm } from './model.ts'

/** A page in the form. */
interface PageValues {
  fallback?: string | null | undefined
}

/** What the builder’s form has: every part, each with texts that may be empty. */
export interface TargetValues {
  deepLink: string
  android: PageValues & { packageName?: string | null | undefined; minVersion?: number | null | undefined }
  ios: PageValues
  harmony: PageValues
  desktop: PageValues
  toStore: boolean
  social: {
    title?: string | null | undefined
    description?: string | null | undefined
    image?: string | null | undefined
  }
  campaign: { source?: string | null | undefined; medium?: string | null | undefined; name?: string | null | undefined }
}

/** Values of the form for a link, or for a new one. */
export function valuesOf(info: LinkInfo | undefined): TargetValues {
  const { android, ios, harmony, desktop, social, campaign } = info ?? {}
  return {
    deepLink: info?.deepLink ?? '',
    android: {
      packageName: android?.packageName ?? '',
      minVersion: android?.minVersion ?? undefined,
      fallback: android?.fallback ?? '',
    },
    ios: { fallback: ios?.fallback ?? '' },
    harmony: { fallback: harmony?.fallback ?? '' },
    desktop: { fallback: desktop?.fallback ?? '' },
    toStore: info?.toStore ?? false,
    social: { title: social?.title ?? '', description: social?.description ?? '', image: social?.image ?? '' },
    campaign: { source: campaign?.source ?? '', medium: campaign?.medium ?? '', name: campaign?.name ?? '' },
  }
}

const filled = (text: string | null | undefined) => text?.trim() || null

const pageOf = ({ fallback }: PageValues) => (filled(fallback) === null ? null : { fallback: filled(fallback) })

/** Targets that the form describes. */
export function infoOf(values: TargetValues): LinkInfo {
  const { android, ios, harmony, desktop, social, campaign } = values
  const [packageName, title] = [filled(android.packageName), filled(social.title)]
  const [source, medium, name] = [campaign.source, campaign.medium, campaign.name].map(filled)
  return {
    deepLink: values.deepLink.trim(),
    android:
      packageName === null
        ? null
        : { packageName, minVersion: android.minVersion ?? null, fallback: filled(android.fallback) },
    ios: pageOf(ios),
    harmony: pageOf(harmony),
    desktop: pageOf(desktop),
    toStore: values.toStore || null,
    social: title === null ? null : { title, description: filled(social.description), image: filled(social.image) },
    campaign: source || medium || name ? { source, medium, name } : null,
  }
}

/**
 * The targets as far as they are valid yet, for the devices beside the form. Undefined: there is no target.
 * @param storePage address of the app’s store page
 */
export function targetsSoFar(values: TargetValues, storePage: string): LinkTargets | undefined {
  const isTarget = (address: string | null | undefined, appSchemes = false) =>
    Boolean(address) && problemOfTarget(address as string, { ownOrigins: [], appSchemes }) === undefined
  const info = infoOf(values)
  if (!isTarget(info.deepLink, true)) return undefined
  const page = <Target extends PageValues>(target: Target | null | undefined) =>
    target && (isTarget(target.fallback) ? target : { ...target, fallback: null })
  return {
    ...info,
    android: info.android && packageNameForm.test(info.android.packageName) ? page(info.android) : null,
    ios: page(info.ios),
    harmony: page(info.harmony),
    desktop: page(info.desktop),
    storePage: info.toStore ? storePage : null,
  }
}
