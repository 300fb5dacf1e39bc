import { createTextHook, useServiceWords } from '@console-widgets/ui'
import type en from './locales/en.ts'

export { locales } from './locales/index.ts'

/** Gives a message of the widgets of `teams`. */
export const useTeamsText = createTextHook<typeof en>()

/** Gives the name of a service area in the words of its service; one without words is called by its id. */
export function useAreaName(): (area: string) => string {
  const { find } = useServiceWords()
  return (area) => find(`areas.${area}`) ?? area
}
