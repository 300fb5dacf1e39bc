import { expect } from 'vitest'
import { ConsoleError } from '../errors.ts'

/** Returns the error that a call rejects with. */
export async function failure(promise: Promise<unknown>): Promise<ConsoleError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ConsoleError)
  return error as ConsoleError
}
