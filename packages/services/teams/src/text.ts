import { createTextHook } from '@console-widgets/ui'
import type en from './locales/en.ts'

export { locales } from './locales/index.ts'

/** Gives a message of the widgets of `teams`. */
export const useTeamsText = createTextHook<typeof en>()

/** Areas come from the platform, so any may be asked for. */
const useAnyText = createTextHook<Record<string, string>>()

/** Gives the name of a service area; one that is not in the catalogue is called by its id. */
export function useAreaName(): (area: string) => string {
  const text = useAnyText()
  return (area) => {
    const id = `teams.area.${area}`
    return text(id) === id ? area : text(id)
  }
}
