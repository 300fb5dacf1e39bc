import { pageRegistry } from '../page-registry.ts'

/** Fires `cw-loader-start` on an element, once: when the autoloader finds it, otherwise when it is defined. */
export function announceStart(element: Element): void {
  const { started } = pageRegistry()
  if (started.has(element)) return
  started.add(element)
  element.dispatchEvent(new CustomEvent('cw-loader-start', { bubbles: true, composed: true }))
}
