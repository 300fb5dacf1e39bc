/**
 * Width, in standard errors, of an asymptotic confidence sequence (I. Waudby-Smith et al. 2021): an interval that may
 * be looked at any time. It is narrowest at the planned number of people.
 * @param people in both groups so far
 * @param planned number of people in both groups at the planned end
 */
export function sequentialDistance(people: number, planned: number, alpha: number): number {
  const scaled = (people * scaleOf(alpha)) / planned
  return Math.sqrt(((2 * (scaled + 1)) / scaled) * Math.log(Math.sqrt(scaled + 1) / alpha))
}

/** The parameter of the sequence times the planned number of people: what makes it narrowest there. */
function scaleOf(alpha: number): number {
  const doubled = -2 * Math.log(alpha)
  return doubled + Math.log(1 + doubled)
}

/** Its width at the planned number of people, which depends on alpha alone. */
export function plannedDistance(alpha: number): number {
  return sequentialDistance(1, 1, alpha)
}
