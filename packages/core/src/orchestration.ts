import { orchestrationCalls, whiteListProcess } from './contracts/orchestration-calls.ts'
import type { Console } from './console.ts'
import { effectiveUserType } from './permissions.ts'
import { productPath } from './request/endpoint.ts'
import type { OrchestrationOptions } from './options.ts'
import type { Zone } from './zone.ts'

export { whiteListProcess }

/** Name of the merchant-info lookup, which the China zone handles for some user types (R163). */
export const merchantInfoProcess = 'merchant-info'

/** One request to the orchestration gateway. */
export interface OrchestrationRequest {
  /** Name of the orchestration, i.e. its definition. */
  orchestration: string
  process: string
  apiName: string
  /** Sent as a JSON string (R160). */
  params?: unknown
  signal?: AbortSignal
}

/** Zone that handles an orchestration call. Undefined means the current one (R162–R165). */
export function zoneOfOrchestration(
  { orchestration, process }: Pick<OrchestrationRequest, 'orchestration' | 'process'>,
  { chinaPrefixes = [], merchantUserTypes = [] }: OrchestrationOptions = {},
  userType?: number,
): Zone | undefined {
  const inChina =
    process === whiteListProcess ||
    chinaPrefixes.some((prefix) => orchestration.startsWith(prefix)) ||
    (process === merchantInfoProcess && userType !== undefined && merchantUserTypes.includes(userType))
  return inChina ? 'china' : undefined
}

/**
 * Invokes a process of an orchestration (R159). In development mode, the path is relative to the page and contains both
 * names, so that a proxy can tell processes apart (R161).
 */
export async function orchestrate<Result = unknown>(
  console: Console,
  { orchestration, process, apiName, params = {}, signal }: OrchestrationRequest,
): Promise<Result> {
  const configuration = console.options.orchestration
  const profile = console.session.$profile.get()
  const userType = profile && effectiveUserType(profile.teamUserType, profile.userType)
  const { result } = await console.invoke(
    orchestrationCalls['orchestration.invoke'],
    { orchestration, process, apiName, params: JSON.stringify(params) },
    {
      signal,
      zone: zoneOfOrchestration({ orchestration, process }, configuration, userType),
      base: configuration?.development ? productPath : undefined,
    },
  )
  return result as Result
}
