const hour = 3_600_000

/**
 * What counts as an installation by ads: the last click of at most seven days before, else the last view of at most a
 * day before; and only the first installation of a person. Times are those of full hours.
 */
export const attributionRule = { clickHours: 7 * 24, viewHours: 24 } as const

/** Something that a person met before an installation. */
export interface Touch {
  kind: 'click' | 'view'
  time: number
}

/** The touch that an installation is owed to. Undefined: none is recent enough. */
export function attribute<T extends Touch>(touches: readonly T[], installTime: number): T | undefined {
  const last = (kind: Touch['kind'], hours: number) =>
    touches
      .filter((touch) => touch.kind === kind && touch.time <= installTime && installTime - touch.time <= hours * hour)
      .reduce<T | undefined>((found, touch) => (found && found.time > touch.time ? found : touch), undefined)
  return last('click', attributionRule.clickHours) ?? last('view', attributionRule.viewHours)
}

/** Subject of the events of a project’s material. */
export const itemOf = (adProjectId: string, materialId: string): string => `${adProjectId}/${materialId}`
