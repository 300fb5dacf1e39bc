/** Rejects `*`, paths, patterns, and anything else that is not an exact origin. */
export function requireExactOrigin(origin: string): void {
  let parsed: string | undefined
  try {
    parsed = new URL(origin).origin
  } catch {
    parsed = undefined
  }
  if (parsed !== origin || origin === 'null' || origin.includes('*'))
    throw new RangeError(
      `'${origin}' is not an exact origin: pass scheme, host, and port only, such as https://portal.example`,
    )
}
