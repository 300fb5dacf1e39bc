import { readPlace, writePlace } from '@console-widgets/data'
import { usePlace, useStore } from '@console-widgets/ui'

/** One URL parameter and its setter. Setting it can drop parameters that belonged to the previous value. */
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

/** Route on which a URL parameter has a value, for links. */
export function useParameterRoute(name: string): (value: string) => string {
  const { path } = readPlace(useStore(usePlace().$route))
  return (value) => writePlace(path, new URLSearchParams({ [name]: value }))
}

/** Report settings that don't apply to another report. The period and most filters do. */
export const ofOneReport = ['by', 'metric', 'metrics', 'sort', 'currency']
