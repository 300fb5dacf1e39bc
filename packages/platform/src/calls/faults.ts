import type { AnyCall } from '@console-widgets/contract'
import { refuse } from '../refusals/refusal.ts'

/** Faults to inject in a story or a test. */
export interface FaultPlan {
  /** Additional milliseconds before every response. */
  latency?: number
  /** Rate of failing calls, from 0 to 1. */
  errorRate?: number
  /** The network is down. */
  offline?: boolean
  /** Prefix of the IDs of affected calls. Default: all calls. */
  calls?: string
}

export interface Faults {
  /** Replaces the plan. An empty one injects no faults. */
  set(plan: FaultPlan): void
  /** Applies the plan to one call. */
  strike(call: AnyCall): Promise<void>
}

/** Error that fetch throws without a network. It isn't a response, so the router doesn't handle it. */
export class NetworkDown extends TypeError {}

export function createFaults(): Faults {
  let plan: FaultPlan = {}
  return {
    set: (next) => {
      plan = next
    },
    async strike(call) {
      if (plan.calls && !call.id.startsWith(plan.calls)) return
      if (plan.latency) await new Promise((resolve) => setTimeout(resolve, plan.latency))
      if (plan.offline) throw new NetworkDown('Failed to fetch')
      if (plan.errorRate && Math.random() < plan.errorRate)
        throw refuse('fault', 'The platform isn’t available right now')
    },
  }
}
