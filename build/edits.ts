/** One change of a module's text. It must match as often as it says. */
export interface Edit {
  find: string
  /** Where what is replaced ends: everything from `find` up to this, which stays. */
  until?: string
  replace: string
  times: number
}

/**
 * A module's text with all edits made, in their order.
 * @throws Error when an upgrade has moved the code of an edit: it must not quietly be lost
 */
export function applyEdits(
  code: string,
  edits: readonly Edit[],
  { name, where }: { name: string; where: string },
): string {
  let edited = code
  for (const { find, until, replace, times } of edits) {
    const [before, ...parts] = edited.split(find)
    const rests =
      until === undefined ? parts : parts.map((part) => from(part, until)).filter((rest) => rest !== undefined)
    if (rests.length !== times) {
      throw new Error(
        `${name} has changed: expected ${times} of the following, found ${rests.length}. Adjust ${where} to the new version.\n${find}${until === undefined ? '' : ` … ${until}`}`,
      )
    }
    edited = [before, ...rests].join(replace)
  }
  return edited
}

/** A text from where another begins in it. */
function from(text: string, other: string): string | undefined {
  const at = text.indexOf(other)
  return at < 0 ? undefined : text.slice(at)
}
