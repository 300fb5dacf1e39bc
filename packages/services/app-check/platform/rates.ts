import { fewestDevices, type CheckRule } from '@console-widgets/app-check/model'
import type { Evidence } from '@console-widgets/app-check/schemas'
import { wilsonInterval } from '@console-widgets/statistics'
import type { Health } from './rules/rule.ts'

/** Share of daily use that crashed or froze, and the number of devices that it was measured on. */
export interface Rate {
  share: number
  devices: number
}

/** Chance that an interval doesn’t contain the rate. */
const alpha = 0.05

/**
 * Interval of a rate. Its sample are devices, and not days: a device that crashes today crashes tomorrow, too, so that
 * days would make a rate look more certain than it is.
 */
export function intervalOf({ share, devices }: Rate): [lower: number, upper: number] {
  const { lower, upper } = wilsonInterval({ people: devices, successes: Math.min(share, 1) * devices }, alpha)
  return [lower, upper]
}

/** Evidence with the interval of its rate, if it has one. */
export function withInterval(evidence: Evidence): Evidence {
  const { share, devices } = evidence
  if (share === undefined || devices === undefined) return evidence
  return { ...evidence, interval: intervalOf({ share, devices }) }
}

/** What a rule judges by: a rate, too few devices for one, or undefined for other rules and without reports. */
export function rateOf(rule: CheckRule, health: Health | null | undefined): Rate | 'too-few' | undefined {
  if (!health || (rule !== 'crash-rate' && rule !== 'freeze-rate')) return undefined
  if (health.devices < fewestDevices) return 'too-few'
  const share = rule === 'crash-rate' ? health.crashShare : health.freezeShare
  return share === null ? undefined : { share, devices: health.devices }
}
