import type { Console } from '@console-widgets/core'
import { type Place, storesOf } from '@console-widgets/data'
import { useMemo } from 'react'
import { useConsole } from '../../embedding/console-context.tsx'
import { usePlace } from './place-context.tsx'

/**
 * A service's stores, created once per console, place, and input, so that a list and its dialogs share them:
 *
 * ```ts
 * const { apps, remove } = useData(appsData)
 * const { versions } = useData(versionsData, appId)
 * ```
 *
 * @param factory a module-level function, not one created in a component
 * @param input additional plain data for the factory
 */
export function useData<Made, Input extends readonly unknown[]>(
  factory: (console: Console, place: Place, ...input: Input) => Made,
  ...input: Input
): Made {
  const console = useConsole()
  const place = usePlace()
  const key = JSON.stringify(input)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a module's function; the key stands for the input
  return useMemo(() => storesOf(console, place, factory, ...input), [console, place, key])
}
