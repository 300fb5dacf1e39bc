/** Milliseconds that a request waits for the platform: a start on an existing database takes less. */
const patience = 3000

/**
 * What is being started, unless it takes longer than a request waits.
 * @param longest milliseconds that the request waits
 * @throws the error of a start that failed
 */
export async function startedSoon<Started>(
  starting: Promise<Started>,
  longest = patience,
): Promise<Started | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, longest, undefined)
  })
  return Promise.race([starting, tooLate]).finally(() => clearTimeout(timer))
}
