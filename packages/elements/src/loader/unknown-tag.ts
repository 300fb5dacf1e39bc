import { nearestName } from './nearest-name.ts'

/** Warns about an unknown tag name on a page, and suggests a similar one. */
export function describeUnknownTag(tag: string, names: readonly string[]): string {
  const meant = nearestName(tag, names)
  return `<${tag}> is not a tag of console-widgets.${meant ? ` Did you mean <${meant}>?` : ''}`
}
