/**
 * Ratio of an element's pixels to the window's, in which pointer positions are given. They differ under CSS `zoom` or a
 * scale.
 */
export function ownPixels(element: HTMLElement): number {
  return element.offsetWidth / element.getBoundingClientRect().width
}
