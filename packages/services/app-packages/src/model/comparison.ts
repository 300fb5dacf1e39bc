/** Fields that two packages are compared by. */
export interface ComparedPackage {
  permissions: readonly string[]
  features: readonly string[]
  abis: readonly string[]
}

/** Items added and removed between two lists. */
export interface ListChange {
  added: string[]
  removed: string[]
  kept: string[]
}

function compareLists(before: readonly string[], after: readonly string[]): ListChange {
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
    kept: after.filter((name) => before.includes(name)),
  }
}

/** Compares the lists of the live package with those of a new one. */
export function comparePackages(
  live: ComparedPackage,
  next: ComparedPackage,
): Record<keyof ComparedPackage, ListChange> {
  return {
    permissions: compareLists(live.permissions, next.permissions),
    features: compareLists(live.features, next.features),
    abis: compareLists(live.abis, next.abis),
  }
}
