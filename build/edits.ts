/** One change of a module's text. It must match exactly as often as given. */
export interface Edit {
  find: string
  /** End of the replaced text: everything from `find` up to this, which stays. */
  until?: string
  replace: string
  times: number
}

/**
 * Applies all edits to a module's text, in order.
 * @throws Error when an upgrade has moved the code of an edit, so that it isn't lost silently
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

/** The rest of a text, from where another one occurs in it. */
function from(text: string, other: string): string | undefined {
  const at = text.indexOf(other)
  return at < 0 ? undefined : text.slice(at)
}
