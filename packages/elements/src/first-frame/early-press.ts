/** What a press consists of; a menu opens by the first of them, a tab by the second. */
const press = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']

/**
 * Keeps the last press on a first frame, in which nothing answers.
 * @returns what does it again in the same place, if the same stands there by then
 */
export function keepEarlyPress(root: ShadowRoot, frame: HTMLElement): () => void {
  let kept: { event: MouseEvent; on: string } | undefined
  const keep = (event: MouseEvent) => {
    // Otherwise it is not there for what is pointed at.
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
    // Once all that has come is in place.
    if (early) setTimeout(() => pressAgain(root, early))
  }
}

function pressAgain(root: ShadowRoot, { event, on }: { event: MouseEvent; on: string }): void {
  const target = root.elementFromPoint(event.clientX, event.clientY)
  if (!target || describe(target) !== on) return
  target.closest<HTMLElement>('a,button,input,select,textarea,[tabindex]')?.focus()
  for (const type of press) target.dispatchEvent(new PointerEvent(type, event))
}

/** What an element is for a person: the same button in the row of another record is another one. */
function describe(element: Element | null): string {
  const row = element?.closest('[role=row],tr,li') ?? element
  return [element?.localName, element?.closest('[aria-label]')?.ariaLabel, row?.textContent].join()
}
