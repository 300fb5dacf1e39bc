import { createTextHook, useKnownText } from '@console-widgets/ui'
import type en from './locales/en.ts'

export { locales } from './locales/index.ts'

/** Gives a message of the widgets of `teams`. */
export const useTeamsText = createTextHook<typeof en>()

/** Gives the name of a service area, which the platform says; one that is not in the catalogue is called by its id. */
export function useAreaName(): (area: string) => string {
  const known = useKnownText()
  return (area) => known(`teams.area.${area}`) ?? area
}
