import type { Permission } from '../data.ts'
import { useRightWords } from '../rights.ts'
import { useAreaName } from '../use-area-name.ts'

/** Permissions with their labels, by area. */
export function useRightGroups(permissions: readonly Permission[]) {
  const areaName = useAreaName()
  const words = useRightWords()
  return [...new Set(permissions.map(({ area }) => area))].map((area) => ({
    id: area,
    label: areaName(area),
    rows: permissions
      .filter((each) => each.area === area)
      .map(({ permission }) => ({ id: permission, ...words(permission), keywords: permission })),
  }))
}
