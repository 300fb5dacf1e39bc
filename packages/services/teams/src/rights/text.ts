import { createTextHook } from '@console-widgets/ui'

export { rightLocales } from './locales/index.ts'

/** The names of permissions come from the platform, so any may be asked for. */
const useRightsText = createTextHook<Record<string, string>>()

/** A permission in words. */
export interface RightWords {
  label: string
  /** What it lets somebody do. */
  help: string | undefined
}

/** Gives the words for a permission; one that is not in the catalogue is called by its name. */
export function useRightWords(): (permission: string) => RightWords {
  const text = useRightsText()
  return (permission) => {
    const [id, help] = [`rights.${permission}`, `rights.${permission}.help`]
    // A message that is not there is answered by its id.
    return { label: text(id) === id ? permission : text(id), help: text(help) === help ? undefined : text(help) }
  }
}
