import type { Page } from 'playwright-core'

/**
 * Elements inside the page's widgets; overlays above the page (menus, tooltips, toasts, and dialogs); or everything
 * else, which belongs to the host.
 */
export type Whose = 'widgets' | 'overlays' | 'host'

/** Stores, in the page, all current computed properties of elements under a name. */
export async function keepStyles(page: Page, whose: Whose, name: string): Promise<void> {
  await page.evaluate(compareStyles, { whose, name, keep: true })
}

/**
 * Differences from the stored styles: the element, the property, and both values. They are compared in the page,
 * because the data is megabytes in size.
 */
export function changedStyles(page: Page, whose: Whose, name: string): Promise<string[]> {
  return page.evaluate(compareStyles, { whose, name, keep: false })
}

/** Runs in the page. */
function compareStyles({ whose, name, keep }: { whose: Whose; name: string; keep: boolean }): string[] {
  const widgets = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('cw-'))
  const inside = (selector: string) =>
    widgets.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(selector) ?? [])])
  const host = () =>
    [...document.querySelectorAll('*')].filter((element) => !element.closest('[data-widgets], script, style, head'))
  const elements =
    whose === 'host' ? host() : inside(whose === 'widgets' ? '*' : 'dialog, dialog *, [popover], [popover] *')
  // Variables are skipped: their effect shows in the properties.
  const properties = [...getComputedStyle(document.documentElement)].filter((property) => !property.startsWith('--'))
  const found = new Map<string, string[]>()
  for (const [index, element] of elements.entries()) {
    for (const part of ['', '::before', '::after', '::placeholder', '::marker', '::backdrop']) {
      // Only the pseudo-elements that exist: reading the others takes as long as reading the element.
      if (
        part &&
        part !== '::before' &&
        part !== '::after' &&
        !element.matches(part === '::placeholder' ? 'input, textarea' : part === '::marker' ? 'li, summary' : 'dialog')
      )
        continue
      const style = getComputedStyle(element, part || null)
      if ((part === '::before' || part === '::after') && style.content === 'none') continue
      const root = element.getRootNode()
      const where = `${root instanceof ShadowRoot ? root.host.localName : ''} ${index} ${element.localName}${part}.${element.getAttribute('class') ?? ''}`
      found.set(
        where,
        properties.map((property) => style.getPropertyValue(property)),
      )
    }
  }
  // Under a symbol, so that the page has no additional variable.
  const page = globalThis as unknown as Record<symbol, Map<string, Map<string, string[]>>>
  const kept = (page[Symbol.for('kept styles')] ??= new Map())
  const before = kept.get(name)
  if (keep || !before) {
    kept.set(name, found)
    return keep ? [] : [`no styles are kept as ${name}`]
  }
  const changed: string[] = []
  for (const where of before.keys()) if (!found.has(where)) changed.push(`${where} is not there`)
  for (const [where, values] of found) {
    const old = before.get(where)
    if (!old) changed.push(`${where} was not there`)
    else
      for (const [index, value] of values.entries())
        if (value !== old[index]) changed.push(`${where} ${properties[index]}: ${old[index]} became ${value}`)
  }
  return changed.slice(0, 20)
}
