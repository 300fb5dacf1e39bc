import { useServiceWords } from '@console-widgets/ui'

/** Returns the name of a service area from its service; without one, its ID. */
export function useAreaName(): (area: string) => string {
  const { find } = useServiceWords()
  return (area) => find(`areas.${area}`) ?? area
}
