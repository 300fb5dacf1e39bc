const hidden = 'display:block;visibility:hidden;animation:cw-uncloak 0s 2s forwards'

/**
 * Keeps the space of tags and hides them until they are defined, so that their fallback content does not flash. After
 * two seconds a tag is shown anyway: a script that does not come must not hide what a page has put there.
 * @returns what hides a tag, and gives what leaves it to the page again
 */
export function createCloak(): (tag: string) => () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@keyframes cw-uncloak{to{visibility:visible}}')
  document.adoptedStyleSheets.push(sheet)
  return (tag) => {
    const rule = sheet.cssRules[sheet.insertRule(`${tag}:not(:defined){${hidden}}`)] as CSSStyleRule
    return () => {
      rule.style.cssText = ''
    }
  }
}
