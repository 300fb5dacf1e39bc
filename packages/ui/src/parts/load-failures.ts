/** Errors of code and messages that couldn't be loaded, unlike those of code that runs. */
const failures = new WeakSet<object>()

/** What lets parts that couldn't be loaded be loaded again. */
const restarts: (() => void)[] = []

/**
 * Marks the error of a load, so that what shows it can tell that another try may help.
 *
 * @param restart lets the part be loaded again
 * @returns the same error
 */
export function markLoadFailure<Failure>(error: Failure, restart?: () => void): Failure {
  if (typeof error === 'object' && error !== null) failures.add(error)
  if (restart) restarts.push(restart)
  return error
}

/** Whether an error is that of a load: its cause, such as a network that is down, may pass by itself. */
export function isLoadFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

/** Lets parts that couldn't be loaded be loaded again, which React's `lazy` never does. Called before a retry. */
export const forgetFailedParts = (): void => restarts.splice(0).forEach((restart) => restart())
