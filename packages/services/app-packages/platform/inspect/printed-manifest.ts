import type { AttributeValue, XmlElement } from '@console-widgets/package-parser'

/** Compiled XML as text, with the line of each element. */
export interface PrintedXml {
  text: string
  lineOf(element: XmlElement): number
}

/** Longest text that is kept. */
const longest = 256 * 1024

/** Prints compiled XML the way developers write it: one attribute per line where there are several. */
export function printXml(document: XmlElement): PrintedXml {
  const lines: string[] = []
  const starts = new Map<XmlElement, number>()
  let size = 0
  const add = (line: string) => {
    size += line.length + 1
    if (size <= longest) lines.push(line)
  }
  const print = (element: XmlElement, indent: string) => {
    starts.set(element, lines.length + 1)
    const attributes = [...element.attributes].map(([key, value]) => `${nameOf(element, key)}="${printed(value)}"`)
    const end = element.children.length > 0 ? '>' : ' />'
    if (attributes.length < 2) add(`${indent}<${[element.name, ...attributes].join(' ')}${end}`)
    else {
      add(`${indent}<${element.name}`)
      attributes.forEach((attribute, index) =>
        add(`${indent}    ${attribute}${index === attributes.length - 1 ? end : ''}`),
      )
    }
    for (const child of element.children) print(child, `${indent}  `)
    if (element.children.length > 0) add(`${indent}</${element.name}>`)
  }
  print(document, '')
  return { text: lines.join('\n'), lineOf: (element) => starts.get(element) ?? 1 }
}

function nameOf(element: XmlElement, key: string | number): string {
  if (typeof key === 'string') return key
  return `android:${element.attributeNames.get(key) || hexadecimal(key)}`
}

function printed(value: AttributeValue): string {
  if (typeof value === 'object') return `@${hexadecimal(value.resourceId)}`
  return String(value)
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .slice(0, 1000)
    .toWellFormed()
}

function hexadecimal(value: number): string {
  return `0x${value.toString(16).padStart(8, '0')}`
}
