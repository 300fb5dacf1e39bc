import { useKnownText } from '@console-widgets/ui'

export { rightLocales } from './locales/index.ts'

/** A permission in words. */
export interface RightWords {
  label: string
  /** What it lets somebody do. */
  help: string | undefined
}

/**
 * Gives the words for a permission, whose name comes from the platform; one that is not in the catalogue is called by
 * its name.
 */
export function useRightWords(): (permission: string) => RightWords {
  const known = useKnownText()
  return (permission) => ({
    label: known(`rights.${permission}`) ?? permission,
    help: known(`rights.${permission}.help`),
  })
}
