const hidden = 'display:block;visibility:hidden;animation:cw-uncloak 0s 2s forwards'

/**
 * Reserves the space of tags and hides them until they are defined, so that their fallback content does not flash.
 * After two seconds a tag is shown anyway, in case the script fails to load.
 * @returns a function that hides a tag, and returns another one that reveals it
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
