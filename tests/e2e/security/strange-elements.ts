/** Runs in the page: all elements, including those in shadow roots, that no widget creates. */
export function strangeElements(): string[] {
  const strange: string[] = []
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      const { localName, attributes } = element
      if (root !== document && /^(script|object|embed|base|meta|link|iframe|frame|foreignobject)$/i.test(localName))
        strange.push(element.outerHTML.slice(0, 200))
      for (const { name, value } of attributes) {
        // Browsers ignore whitespace and control characters in a URL.
        const leads =
          /^(href|src|action|formaction|xlink:href|data|srcdoc|poster)$/.test(name) &&
          // oxlint-disable-next-line no-control-regex
          /^(javascript|vbscript|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, ''))
        if (name.startsWith('on') || leads || (localName === 'img' && value === 'x'))
          strange.push(element.outerHTML.slice(0, 200))
      }
      if (element.shadowRoot) look(element.shadowRoot)
    }
  }
  look(document)
  return strange
}
