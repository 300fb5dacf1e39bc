import type { TagDeclaration } from '@console-widgets/ui/tag'
import { attributesOf, hasAttribute, kebabCase, propertiesOf } from '../element/attributes.ts'

/** Warns about an unknown tag name on a page, and suggests a similar one. */
export function describeUnknownTag(tag: string, names: readonly string[]): string {
  const meant = nearestName(tag, names) ?? names.find((name) => name.endsWith(tag.slice(tag.indexOf('-'))))
  return `<${tag}> is not a tag of console-widgets.${meant ? ` Did you mean <${meant}>?` : ''}`
}

/** Attributes that every element takes under another name than its property's, and those of frameworks. */
const ofPage =
  /^(is|tabindex|accesskey|contenteditable|exportparts|inputmode|enterkeyhint)$|^(data|aria|ng|v|x|hx)-|^(on|item)\w|[^a-z-]/

/** What has been warned about: each attribute of a tag, once. */
const warned = new Set<string>()

/** Warns about attributes of an element that do nothing, and suggests what may be meant. */
export function warnOfAttributes(element: Element, declaration: TagDeclaration, names: readonly string[]): void {
  for (const name of names) {
    const key = `${declaration.tag} ${name}`
    if (name in HTMLElement.prototype || ofPage.test(name) || warned.has(key)) continue
    warned.add(key)
    console.warn(`<${declaration.tag}>: the attribute ${name} does nothing.${advice(declaration, name)}`, element)
  }
}

function advice(declaration: TagDeclaration, name: string): string {
  const properties = propertiesOf(declaration)
  const property = Object.keys(properties).find((each) => kebabCase(each) === name && !hasAttribute(properties[each]!))
  if (property) return ` Set the property ${property} instead.`
  const meant = nearestName(name, [...attributesOf(declaration).keys()])
  return meant ? ` Did you mean ${meant}?` : ''
}

/** The name with the smallest edit distance, if it is small enough for its length. */
function nearestName(name: string, names: readonly string[]): string | undefined {
  const [first] = names
    .map((each) => ({ each, edits: editsBetween(name, each) }))
    .filter(({ each, edits }) => edits <= each.length / 4)
    .sort((one, other) => one.edits - other.edits)
  return first?.each
}

/** Edit distance: the number of letters to add, remove, or replace. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1)
      next[to] = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]!
}
