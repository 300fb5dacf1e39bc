import { useServiceWords } from '@console-widgets/ui'

/** A permission in words. */
export interface RightWords {
  label: string
  /** What it lets somebody do. */
  help: string | undefined
}

/** Gives the words of its service for a permission; one without words is called by its name. */
export function useRightWords(): (permission: string) => RightWords {
  const { find } = useServiceWords()
  return (permission) => ({
    label: find(`rights.${permission}`) ?? permission,
    help: find(`rights.${permission}.help`),
  })
}
