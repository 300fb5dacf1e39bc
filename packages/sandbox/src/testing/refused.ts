/** Resolves with the error that a call fails with, or with undefined if it succeeds. */
export function refused(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  )
}
