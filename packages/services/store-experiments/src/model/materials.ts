/** What a material test varies. */
export const targets = ['icon', 'screenshots', 'brief'] as const
export type Target = (typeof targets)[number]

/** Parts of a listing in place of those of the app. Empty parts stay as they are. */
export interface Materials {
  /** ID of the image. */
  icon: string | null
  screenshots: string[]
  brief: string
}

export const noMaterials: Materials = { icon: null, screenshots: [], brief: '' }

/** Whether two listings show the same. */
export function sameMaterials(one: Materials, other: Materials): boolean {
  return (
    one.icon === other.icon && one.brief === other.brief && one.screenshots.join(' ') === other.screenshots.join(' ')
  )
}

/** A listing to compare with the original. */
export interface Variant extends Materials {
  variantId: string
  variantName: string
  /** The material for HarmonyOS that it shows. Null: it has materials of its own. */
  materialId: string | null
}

/** Types of packages for HarmonyOS, whose listings take their materials from those that were approved. */
export const harmonyPackage = 7

/** Types of device of HarmonyOS materials, as numbered by the platform: phone, tablet, watch, TV, and car. */
export const harmonyDevices = [4, 5, 7, 8, 10] as const
export type HarmonyDevice = (typeof harmonyDevices)[number]

/** Something that an audit has found: a rule, the field, and the words or the measure in question. */
export interface Finding {
  rule: FindingRule
  field: string
  sample: string
}

export const findingRules = ['placeholder', 'price', 'trademark', 'image'] as const
export type FindingRule = (typeof findingRules)[number]
