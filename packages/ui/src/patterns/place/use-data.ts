import type { Console } from '@console-widgets/core'
import type { Place } from '@console-widgets/data'
import { useMemo } from 'react'
import { useConsole } from '../../embedding/console-context.tsx'
import { usePlace } from './place-context.tsx'

type Factory = (console: Console, place: Place, ...input: never[]) => unknown

const made = new WeakMap<Console, WeakMap<Place, WeakMap<Factory, Map<string, unknown>>>>()

/**
 * A service's stores, made once for a console, a place and an input, so that a list and a dialog beside it share them:
 *
 * ```ts
 * const { apps, remove } = useData(appsData)
 * const { versions } = useData(versionsData, appId)
 * ```
 *
 * @param factory a function of a module, not one made in a component
 * @param input what else the factory takes: plain data
 */
export function useData<Made, Input extends readonly unknown[]>(
  factory: (console: Console, place: Place, ...input: Input) => Made,
  ...input: Input
): Made {
  const console = useConsole()
  const place = usePlace()
  const key = JSON.stringify(input)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the factory is a module's function, and the key stands for the input
  return useMemo(() => makeOnce(console, place, factory, key, input), [console, place, key])
}

function makeOnce<Made, Input extends readonly unknown[]>(
  console: Console,
  place: Place,
  factory: (console: Console, place: Place, ...input: Input) => Made,
  key: string,
  input: Input,
): Made {
  const ofConsole = made.get(console) ?? new WeakMap<Place, WeakMap<Factory, Map<string, unknown>>>()
  made.set(console, ofConsole)
  const ofPlace = ofConsole.get(place) ?? new WeakMap<Factory, Map<string, unknown>>()
  ofConsole.set(place, ofPlace)
  const ofFactory = ofPlace.get(factory as unknown as Factory) ?? new Map<string, unknown>()
  ofPlace.set(factory as unknown as Factory, ofFactory)
  if (!ofFactory.has(key)) ofFactory.set(key, factory(console, place, ...input))
  return ofFactory.get(key) as Made
}
