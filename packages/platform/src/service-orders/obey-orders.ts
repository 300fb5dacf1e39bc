import type { AnyCall } from '@console-widgets/contract'
import type { Handler, Implementation } from '../calls/handler.ts'
import type { Queries } from '../database/connection.ts'
import type { CloudService } from './cloud-service.ts'
import { requireOrder } from './require-order.ts'

/**
 * The calls of a half. Those of a cloud service that write require an active order first, in the transaction of the
 * call; one that has no transaction of its own requires it before it begins.
 */
export function obeyingOrders({
  area,
  implementation,
  cloudService,
}: {
  area: string
  implementation: Implementation
  cloudService?: CloudService
}): Implementation {
  if (!cloudService) return implementation
  const { regionOf, withoutOrder = [] } = cloudService
  const obeying = (call: AnyCall, handler: Handler<AnyCall>): Handler<AnyCall> => {
    if (call.effect !== 'write' || withoutOrder.includes(call.id)) return handler
    const hasTransaction = !implementation.slow.has(call.id) && call.body === 'json'
    return async (input, context) => {
      const requireIn = async (db: Queries) => {
        if (!regionOf) return requireOrder(db, area)
        const { zone, region: limit } = context
        const region = await regionOf(input, { db, zone, region: limit })
        // The handler reports what doesn't exist.
        if (region) await requireOrder(db, area, region)
      }
      await (hasTransaction ? requireIn(context.db) : context.inTeam(requireIn))
      return handler(input, context)
    }
  }
  const handlers = Object.entries(implementation.handlers).map(([id, handler]) => {
    const call = implementation.contract.calls[id] as AnyCall
    return [id, obeying(call, handler)] as const
  })
  return { ...implementation, handlers: Object.fromEntries(handlers) }
}
