/**
 * Keeps a tag's space and hides it until it is defined, so that its fallback content does not flash. After two seconds
 * it is shown anyway: a script that does not come must not hide what a page has put there.
 */
export function cloak(tags: readonly string[]): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `:is(${tags.join(',')}):not(:defined){display:block;visibility:hidden;animation:cw-uncloak 0s 2s forwards}` +
      '@keyframes cw-uncloak{to{visibility:visible}}',
  )
  document.adoptedStyleSheets.push(sheet)
}
