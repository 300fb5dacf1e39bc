/** Levels of JSON within JSON at most, so that what reads or writes it by recursion doesn't exhaust the stack. */
export const mostNesting = 100

/** Whether JSON has more levels than that. They are counted without a stack. */
export function isNestedTooDeeply(json: unknown): boolean {
  let level = [json]
  for (let count = 0; level.length > 0; count++) {
    if (count > mostNesting) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}
