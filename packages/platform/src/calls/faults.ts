import type { AnyCall } from '@console-widgets/contract'
import { refuse } from '../refusals/refusal.ts'

/** Trouble that a story or a test asks for. */
export interface FaultPlan {
  /** Milliseconds that every answer takes longer. */
  latency?: number
  /** Share of calls that fail, from 0 to 1. */
  errorRate?: number
  /** The network is down. */
  offline?: boolean
  /** Only calls whose id starts with this. */
  calls?: string
}

export interface Faults {
  /** Replaces the plan; an empty one means no trouble. */
  set(plan: FaultPlan): void
  /** Lets the trouble happen to one call. */
  strike(call: AnyCall): Promise<void>
}

/** What a fetch throws without a network. It is no answer, and so passes the router. */
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
        throw refuse('fault', 'The platform is not available right now')
    },
  }
}
