/** Events of a press. A menu opens on the first of them, a tab on the second. */
const press = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']

/**
 * Records the last press on a first frame, where nothing is interactive.
 * @returns a function that replays it in the same place, if the same element is there by then
 */
export function keepEarlyPress(root: ShadowRoot, frame: HTMLElement): () => void {
  let kept: { event: MouseEvent; on: string } | undefined
  const keep = (event: MouseEvent) => {
    // Hit testing skips inert elements.
    frame.inert = false
    kept = { event, on: describe(root.elementFromPoint(event.clientX, event.clientY)) }
    frame.inert = true
  }
  const host = root.host as HTMLElement
  host.addEventListener('click', keep)
  return () => {
    host.removeEventListener('click', keep)
    const early = kept
    kept = undefined
    // Once everything that has loaded is in place.
    if (early) setTimeout(() => pressAgain(root, early))
  }
}

function pressAgain(root: ShadowRoot, { event, on }: { event: MouseEvent; on: string }): void {
  const target = root.elementFromPoint(event.clientX, event.clientY)
  if (!target || describe(target) !== on) return
  target.closest<HTMLElement>('a,button,input,select,textarea,[tabindex]')?.focus()
  for (const type of press) target.dispatchEvent(new PointerEvent(type, event))
}

/** Identity of an element for the user: the same button in the row of another record is a different one. */
function describe(element: Element | null): string {
  const row = element?.closest('[role=row],tr,li') ?? element
  return [element?.localName, element?.closest('[aria-label]')?.ariaLabel, row?.textContent].join()
}
