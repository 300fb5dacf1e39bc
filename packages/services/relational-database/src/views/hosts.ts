import * as v from 'valibot'
import { createAccountInput } from '../schemas.ts'

/** The hosts of a text that names one in a line, or several between commas. */
export function splitHosts(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

/** The text of a form's field for hosts: what the call takes, a host in a line. */
export const hostsText = v.pipe(v.string(), v.transform(splitHosts), createAccountInput.entries.hosts.wrapped)
