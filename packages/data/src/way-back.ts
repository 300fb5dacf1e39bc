import { readPlace } from './place.ts'

/** Route that a page returns to when it is done, by its parameter `back`. An address elsewhere doesn't count. */
export function wayBack(route: string): string | undefined {
  const back = readPlace(route).parameters.get('back')
  return back !== null && /^\/(?!\/)/.test(back) ? back : undefined
}
