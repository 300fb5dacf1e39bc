declare global {
  interface Window {
    policy: {
      /** Policy violations since the page was opened. */
      refused: string[]
      /** Notifications above a widget that contain markup-like text. */
      told: Set<string>
      /** What changes were offered or rejected: titles of dialogs with a form, and notifications about permissions. */
      offered: Set<string>
      /** Tags that have reported readiness. */
      ready: string[]
      /** Whether something is still being rendered. */
      busy(): Promise<boolean>
      /** Names of the visible controls. Of a list's rows, only those of the first, which has all of them. */
      controls(tag: string): string[]
      /** Focuses a control as a key press does, with its tooltip. Returns false if the control is gone. */
      focus(tag: string, name: string): boolean
      /** Number of overlays, and of items in the topmost menu. */
      overlays(tag: string): { count: number; items: number }
      /** Positions of the charts. */
      charts(tag: string): { x: number; y: number; width: number; height: number }[]
    }
  }
}

/**
 * Runs in the page before anything else: records policy violations, and searches shadow roots.
 *
 * @param markup element that appears if a text is interpreted as markup
 */
export function addPolicyTools(markup: string): void {
  const overlaying = 'dialog[open], [role=menu], [role=dialog]:not(dialog), [role=listbox]'
  const rootOf = (tag: string) => document.querySelector(tag)?.shadowRoot as ShadowRoot
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const nameOf = (element: Element) =>
    `${element.localName} ${element.getAttribute('role') ?? ''} ${(element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\d+/g, '0').slice(0, 60)}`
  const isFirst = (row: Element | null) =>
    !row || [...(row.parentElement?.children ?? [])].find((each) => each.querySelector('button')) === row
  const find = (tag: string) => {
    const found = new Map<string, HTMLElement>()
    for (const element of rootOf(tag).querySelectorAll<HTMLElement>('button:enabled, [role=tab], summary')) {
      const isHeader = element.closest('th, [role=columnheader]') !== null
      if (
        !isHeader &&
        isFirst(element.closest('tbody tr, [role=row], li')) &&
        isSeen(element) &&
        !found.has(nameOf(element))
      )
        found.set(nameOf(element), element)
    }
    return found
  }
  window.policy = {
    refused: [],
    told: new Set(),
    offered: new Set(),
    ready: [],
    async busy() {
      // By then it has been rendered.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
      return [...document.querySelectorAll('main > *')].some(({ shadowRoot }) =>
        Boolean(shadowRoot?.querySelector('[aria-busy=true]')),
      )
    },
    controls: (tag) => [...find(tag).keys()],
    focus(tag, name) {
      const element = find(tag).get(name)
      element?.scrollIntoView({ block: 'center' })
      element?.focus({ focusVisible: true } as FocusOptions)
      return element !== undefined && rootOf(tag).activeElement === element
    },
    overlays(tag) {
      const shown = [...rootOf(tag).querySelectorAll(overlaying)].filter(isSeen)
      for (const { textContent } of shown) if (textContent.includes(markup)) window.policy.told.add(textContent)
      for (const dialog of shown.filter((each) => each.matches('dialog') && each.querySelector('form')))
        window.policy.offered.add(dialog.querySelector('h2')?.textContent ?? '')
      for (const { textContent } of rootOf(tag).querySelectorAll('[popover] li'))
        if (/doesn’t allow|read-only/.test(textContent)) window.policy.offered.add(textContent)
      return {
        count: shown.length,
        items: shown.at(-1)?.querySelectorAll('[role^=menuitem]:not([aria-disabled=true])').length ?? 0,
      }
    },
    charts: (tag) =>
      [...rootOf(tag).querySelectorAll('canvas')]
        .filter(isSeen)
        .map((canvas) => canvas.getBoundingClientRect().toJSON()),
  }
  window.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      window.policy.refused.push(`${effectiveDirective} refused ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`)
    },
  )
  window.addEventListener('cw-ready', ({ target }) => window.policy.ready.push((target as Element).localName))
}
