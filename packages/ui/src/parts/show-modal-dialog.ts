import { activeElement } from '../embedding/active-element.ts'
import { lockPageScroll } from '../embedding/scroll-lock.ts'

/**
 * Shows a native dialog as a modal one; the returned function closes it and gives the focus back. What had the focus
 * may be gone by then: after a menu item, its menu's trigger gets it.
 */
export function showModalDialog(dialog: HTMLDialogElement): () => void {
  const previous = activeElement(dialog.ownerDocument)
  const fallback = menuTriggerOf(previous)
  if (!dialog.open) {
    dialog.showModal()
    focusFirstControl(dialog)
  }
  const unlock = lockPageScroll(dialog.ownerDocument)
  return () => {
    unlock()
    if (dialog.open) dialog.close()
    if (fallback && !previous?.checkVisibility()) fallback.focus()
  }
}

const controls = ['input', 'select', 'textarea', 'button'].map((name) => `${name}:enabled`).join() + ',a[href]'

/**
 * Where the content is higher than the dialog, the browser gives the focus to what scrolls and not to what is in it.
 */
function focusFirstControl(dialog: HTMLDialogElement): void {
  const focused = activeElement(dialog.ownerDocument)
  if (focused && focused !== dialog && dialog.contains(focused) && !focused.matches(controls))
    focused.querySelector<HTMLElement>(controls)?.focus()
}

function menuTriggerOf(element: Element | null): HTMLElement | null {
  const trigger = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const root = element?.getRootNode()
  return trigger && (root instanceof ShadowRoot || root instanceof Document) ? root.getElementById(trigger) : null
}
