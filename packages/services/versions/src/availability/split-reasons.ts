interface Reason {
  id: string
  countries: readonly string[]
}

/** Whether the developer hasn't asked for the countries, so that nothing is wrong. */
const isOwnWish = ({ id }: Reason) => id === 'versions.not-selected' || id === 'versions.no-version'

/**
 * What is in the way of a release, and the rest: countries that weren't selected, and what would be in the way only
 * there.
 */
export function splitReasons<R extends Reason>(reasons: readonly R[]): { inTheWay: R[]; rest: R[] } {
  const notSelected = reasons.find(({ id }) => id === 'versions.not-selected')?.countries ?? []
  const isInTheWay = (reason: R) =>
    !isOwnWish(reason) && reason.countries.some((country) => !notSelected.includes(country))
  return {
    inTheWay: reasons.filter(isInTheWay),
    rest: [...reasons.filter(isOwnWish), ...reasons.filter((each) => !isOwnWish(each) && !isInTheWay(each))],
  }
}
