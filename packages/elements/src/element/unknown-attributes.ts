import type { TagDeclaration } from '@console-widgets/ui/tag'
import { nearestName } from '../loader/nearest-name.ts'
import { attributesOf, hasAttribute, kebabCase, propertiesOf } from './attributes.ts'

/** What has been warned about: each attribute of a tag, once. */
const warned = new Set<string>()

/** Warns about attributes of an element that do nothing, and suggests what may be meant. */
export function warnOfAttributes(element: Element, declaration: TagDeclaration, names: readonly string[]): void {
  for (const name of names) {
    const key = `${declaration.tag} ${name}`
    if (warned.has(key)) continue
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
