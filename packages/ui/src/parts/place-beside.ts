/** A side of an element on the screen. */
export type Side = 'top' | 'right' | 'bottom' | 'left'

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }
const gap = 6
const margin = 8

/**
 * Positions a fixed element next to another, on the opposite side if there is no room, and within the window. Only for
 * elements that show briefly; those that stay while the page moves should use a popover.
 */
export function placeBeside(element: HTMLElement, anchor: HTMLElement, wanted: Side): void {
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement
  const at = anchor.getBoundingClientRect()
  // The element's entry animation moves it and must not affect the measurement.
  const { offsetWidth: width, offsetHeight: height } = element
  const room: Record<Side, number> = {
    top: at.top,
    bottom: clientHeight - at.bottom,
    left: at.left,
    right: clientWidth - at.right,
  }
  const need = (wanted === 'top' || wanted === 'bottom' ? height : width) + gap + margin
  const side = room[wanted] < need && room[opposite[wanted]] > room[wanted] ? opposite[wanted] : wanted
  const middle = { x: at.left + (at.width - width) / 2, y: at.top + (at.height - height) / 2 }
  const x = side === 'left' ? at.left - width - gap : side === 'right' ? at.right + gap : middle.x
  const y = side === 'top' ? at.top - height - gap : side === 'bottom' ? at.bottom + gap : middle.y
  element.style.left = `${Math.max(margin, Math.min(x, clientWidth - width - margin))}px`
  element.style.top = `${Math.max(margin, Math.min(y, clientHeight - height - margin))}px`
}
