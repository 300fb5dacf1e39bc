/** Parameters of a path. */
export type PathValues = Readonly<Record<string, string>>

/**
 * Matches a path against a pattern such as `/apps/:appId/versions`.
 * @returns the values of its named parts, or undefined when it does not match
 */
export function matchPath(pattern: string, path: string): PathValues | undefined {
  const wanted = pattern.split('/')
  const given = path.replace(/\/+$/, '').split('/')
  if (wanted.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] as string
    if (part.startsWith(':')) values[part.slice(1)] = decode(value)
    else if (part !== value) return undefined
  }
  return values
}

/** An invalid escape stays as it is, and matches nothing on the platform. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
