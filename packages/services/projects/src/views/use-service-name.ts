import { useServiceWords } from '@console-widgets/ui'

/** Returns the name of a cloud service from the service itself; without one, its area. */
export function useServiceName(): (area: string) => string {
  const { find } = useServiceWords()
  return (area) => find(`areas.${area}`) ?? area
}
