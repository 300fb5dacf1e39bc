import { expect } from 'vitest'
import { ConsoleError } from '../errors.ts'

/** The error that a call ends in. */
export async function failure(promise: Promise<unknown>): Promise<ConsoleError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ConsoleError)
  return error as ConsoleError
}
