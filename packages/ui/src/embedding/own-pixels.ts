/**
 * An element's own pixels for each of the window's, in which a pointer's place is told: under CSS `zoom`, or scaled,
 * they are not as large.
 */
export function ownPixels(element: HTMLElement): number {
  return element.offsetWidth / element.getBoundingClientRect().width
}
