import { createTextHook, useServiceWords } from '@console-widgets/ui'
import type en from './locales/en.ts'

export { locales } from './locales/index.ts'

/** Formats a message of the `teams` widgets. */
export const useTeamsText = createTextHook<typeof en>()

/** Returns the name of a service area from its service; without one, its ID. */
export function useAreaName(): (area: string) => string {
  const { find } = useServiceWords()
  return (area) => find(`areas.${area}`) ?? area
}
