import { readPlace, writePlace } from '@console-widgets/data'
import { usePlace, useStore } from '@console-widgets/ui'

/** One parameter of the address, and a way to another value. What belonged to the value before can be left behind. */
export function useParameter(
  name: string,
  leave: readonly string[] = [],
): [string | undefined, (value: string | undefined) => void] {
  const place = usePlace()
  const { path, parameters } = readPlace(useStore(place.$route))
  return [
    parameters.get(name) ?? undefined,
    (value) => {
      const next = new URLSearchParams(parameters)
      for (const each of leave) next.delete(each)
      if (value === undefined) next.delete(name)
      else next.set(name, value)
      place.go(writePlace(path, next))
    },
  ]
}

/** The route on which a parameter of the address has a value, for links. */
export function useParameterRoute(name: string): (value: string) => string {
  const { path } = readPlace(useStore(usePlace().$route))
  return (value) => writePlace(path, new URLSearchParams({ [name]: value }))
}

/** What of a report's choices makes no sense for another one. The period and most filters do. */
export const ofOneReport = ['by', 'metric', 'metrics', 'sort', 'currency']
