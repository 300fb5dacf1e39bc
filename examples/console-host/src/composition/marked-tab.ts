import { fillRoute, readPlace } from '@console-widgets/data'
import type { ConsolePage } from './console-page.ts'
import type { PathValues } from './match-path.ts'

/**
 * The tab to mark: that of the page which the page in view leads back to, since the same path can be of things in
 * different lists, such as drafts and what is published; else the one that the page belongs to by its path.
 */
export function markedTab(
  tabs: readonly ConsolePage[],
  { tab }: Pick<ConsolePage, 'tab'>,
  values: PathValues,
  parent: string | undefined,
): ConsolePage | undefined {
  if (parent === undefined) return tab
  const { path } = readPlace(parent)
  return tabs.find(({ pattern }) => fillRoute(pattern, values) === path) ?? tab
}
