import type { PageAction } from '@console-widgets/ui/service'
import type { ConsolePage } from './console-page.ts'

type Allows = (permission: string | undefined) => boolean

/** Pages to find by name: those with a title of their own, or in the navigation, that need no values. */
export function findablePages(pages: readonly ConsolePage[], allows: Allows): readonly ConsolePage[] {
  return pages.filter(
    ({ home, name, navigation, pattern, permission }) =>
      (home || name || navigation) && !pattern.includes('/:') && allows(permission),
  )
}

/** Actions to find by name, with the pages that start them. */
export function findableActions(
  pages: readonly ConsolePage[],
  allows: Allows,
): readonly { page: ConsolePage; action: PageAction }[] {
  return pages
    .filter(({ permission }) => allows(permission))
    .flatMap((page) => (page.actions ?? []).map((action) => ({ page, action })))
    .filter(({ action }) => allows(action.permission))
}
