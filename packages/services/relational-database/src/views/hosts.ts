import * as v from 'valibot'
import { createAccountInput } from '../schemas.ts'

/** Hosts in a text, separated by line breaks or commas. */
export function splitHosts(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

/** Schema of a form field for hosts, one per line. */
export const hostsText = v.pipe(v.string(), v.transform(splitHosts), createAccountInput.entries.hosts.wrapped)
