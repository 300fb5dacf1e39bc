import { activeElement } from '../embedding/active-element.ts'
import { lockPageScroll } from '../embedding/scroll-lock.ts'

/**
 * Opens a native dialog as a modal. The returned function closes it and restores the focus. If the previously focused
 * element is gone, such as a menu item, the menu's trigger gets the focus.
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
 * If the content is taller than the dialog, the browser would focus the scrolling element instead of a control in it.
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
