declare global {
  interface Window {
    policy: {
      /** What the policy has refused since the page was opened. */
      refused: string[]
      /** What lay over a widget and told something that looks like markup. */
      told: Set<string>
      /** Tags that have said that they are ready. */
      ready: string[]
      /** Whether something is still on its way to the screen. */
      busy(): Promise<boolean>
      /**
       * Names of the controls that are on the screen: of a list's rows those of the first alone, which has them all.
       */
      controls(tag: string): string[]
      /** Gives a control the focus as keys do, with its tooltip. False when it has gone. */
      focus(tag: string, name: string): boolean
      /** How many things lie over the widget, and how many can be chosen from the uppermost menu. */
      overlays(tag: string): { count: number; items: number }
      /** Where the charts are. */
      charts(tag: string): { x: number; y: number; width: number; height: number }[]
    }
  }
}

/**
 * Runs in the page before anything else: notes what the policy refuses, and finds what is in shadow roots.
 * @param markup what shows that a text was shown as text
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
    ready: [],
    async busy() {
      // What has come is drawn by then.
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
