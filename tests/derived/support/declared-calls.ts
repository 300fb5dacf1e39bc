import type { GenericSchema } from 'valibot'
import type { AnyCall } from '@console-widgets/contract'
import { implementationsByPackage } from '@console-widgets/sandbox'

/** A call that the platform handles, with its schemas: all that the derived suites need. */
export interface DeclaredCall {
  call: AnyCall
  id: string
  packageName: string
  input: GenericSchema | undefined
  /** Maximum JSON body, in bytes. */
  largestBody: number
}

/** All calls of all services. New calls appear here, and so in every derived suite, once they are implemented. */
export const declaredCalls: readonly DeclaredCall[] = Object.entries(implementationsByPackage).flatMap(
  ([packageName, implementations]) =>
    implementations.flatMap(({ contract, largestBody }) =>
      Object.values(contract.calls).map((call) => ({
        call,
        id: call.id,
        packageName,
        largestBody,
        input: call.input === undefined ? undefined : (contract.schemas[call.input] as GenericSchema),
      })),
    ),
)

/** Calls that require a session or the demo project. */
export const closedCalls = declaredCalls.filter(({ call }) => call.auth !== 'anonymous')
export const changingCalls = declaredCalls.filter(({ call }) => call.effect !== 'read')
export const readingCalls = declaredCalls.filter(({ call }) => call.effect === 'read')

/** Calls that a package declares. @throws RangeError if the platform handles none of them */
export function callsOf(packageName: string): readonly DeclaredCall[] {
  const calls = declaredCalls.filter((declared) => declared.packageName === packageName)
  if (calls.length === 0) throw new RangeError(`The platform answers no call of a package '${packageName}'`)
  return calls
}
