import { placeOf } from '@console-widgets/conditions'

/** Places of a hash, and buckets that the experiments of an exclusion group share. */
const places = 100_000_000
export const groupBuckets = 10_000

/** What decides who takes part, and with which variant. */
export interface Assignment {
  seed: string
  /** Percentage of people, with up to two decimals. */
  percent: number
  /** Exclusion group, and the buckets of it that the experiment has. */
  groupName: string
  bucketFrom: number
  variants: readonly { variantId: string; weight: number }[]
}

/** Hashes that place a person, and the range that takes part. */
export function audienceOf({ seed, percent, groupName, bucketFrom }: Assignment): {
  seed: string
  from: number
  to: number
} {
  const size = Math.round(percent * (places / 100))
  if (groupName === '') return { seed: `${seed}.audience`, from: 0, to: size }
  const from = bucketFrom * (places / groupBuckets)
  return { seed: `group.${groupName}`, from, to: from + size }
}

/** Upper ends of the variants' ranges, each excluded. */
export function endsOf({ variants }: Pick<Assignment, 'variants'>): number[] {
  let end = 0
  return variants.map(({ weight }) => (end += weight * (places / 100)))
}

/** ID of a person's variant. Undefined: the experiment isn't for the person. Those in it stay while it grows. */
export function variantOf(assignment: Assignment, personId: string): string | undefined {
  const { seed, from, to } = audienceOf(assignment)
  const place = placeOf(seed, personId)
  if (place < from || place >= to) return undefined
  const own = placeOf(assignment.seed, personId)
  return assignment.variants[endsOf(assignment).findIndex((end) => own < end)]?.variantId
}
