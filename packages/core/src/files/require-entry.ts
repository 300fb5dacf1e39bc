import { ConsoleError } from '../errors.ts'

/** Returns an entry of the file service's answer. @throws ConsoleError if the answer lacks it */
export function requireEntry<Entry>(entry: Entry | undefined): Entry {
  if (entry !== undefined) return entry
  throw new ConsoleError({
    kind: 'server',
    code: 'ERR_BAD_RESPONSE',
    message: 'The file service’s answer is incomplete. Try again later.',
  })
}
