/** One change of a module's text. It must match as often as it says. */
export interface Edit {
  find: string
  replace: string
  times: number
}

/**
 * A module's text with all edits made, in their order.
 * @throws Error when an upgrade has moved the code of an edit: it must not quietly be lost
 */
export function applyEdits(code: string, edits: readonly Edit[], { name, where }: { name: string; where: string }): string {
  let edited = code
  for (const { find, replace, times } of edits) {
    const found = edited.split(find).length - 1
    if (found !== times) throw new Error(`${name} has changed: expected ${times} of the following, found ${found}. Adjust ${where} to the new version.\n${find}`)
    edited = edited.replaceAll(find, replace)
  }
  return edited
}
