import { useServiceWords } from '@console-widgets/ui'

/** Labels of a permission. */
export interface RightWords {
  label: string
  /** What the permission allows. */
  help: string | undefined
}

/** Returns a permission's labels from its service; without labels, its name. */
export function useRightWords(): (permission: string) => RightWords {
  const { find } = useServiceWords()
  return (permission) => ({
    label: find(`rights.${permission}`) ?? permission,
    help: find(`rights.${permission}.help`),
  })
}
