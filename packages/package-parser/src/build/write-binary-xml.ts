import { join, numbers } from './write-bytes.ts'

/** An element to write; attributes with a resource ID are Android's own. */
export interface WrittenElement {
  name: string
  attributes: readonly { name: string; resourceId?: number; value: string | number | boolean }[]
  children: readonly WrittenElement[]
}

const namespace = 'http://schemas.android.com/apk/res/android'
const none = 0xffffffff

/** Writes compiled XML, the format of manifests in packages. */
export function writeBinaryXml(root: WrittenElement): Uint8Array<ArrayBuffer> {
  const elements = [...walk(root)]
  const own = elements.flatMap((element) =>
    element.attributes.flatMap(({ name, resourceId }) =>
      resourceId === undefined ? [] : [[name, resourceId] as const],
    ),
  )
  const resourceIds = new Map(own)
  // Names with a resource ID come first: the map lists the IDs of the first strings.
  const texts = [
    ...new Set([
      ...resourceIds.keys(),
      namespace,
      'android',
      ...elements.flatMap(({ name, attributes }) => [
        name,
        ...attributes.flatMap((attribute) => [
          attribute.name,
          ...(typeof attribute.value === 'string' ? [attribute.value] : []),
        ]),
      ]),
    ]),
  ]
  const indexOf = (text: string) => texts.indexOf(text)
  const body = join(
    writeStringPool(texts),
    chunk(0x0180, numbers(32, ...resourceIds.values())),
    node(0x0100, numbers(32, indexOf('android'), indexOf(namespace))),
    writeElement(root, indexOf),
    node(0x0101, numbers(32, indexOf('android'), indexOf(namespace))),
  )
  return join(numbers(16, 0x0003, 8), numbers(32, body.byteLength + 8), body)
}

function* walk(element: WrittenElement): Generator<WrittenElement> {
  yield element
  for (const child of element.children) yield* walk(child)
}

function writeElement(
  { name, attributes, children }: WrittenElement,
  indexOf: (text: string) => number,
): Uint8Array<ArrayBuffer> {
  const written = attributes.map((attribute) => {
    const { value } = attribute
    const text = typeof value === 'string' ? indexOf(value) : none
    const [type, data] =
      typeof value === 'string' ? [0x03, text] : typeof value === 'boolean' ? [0x12, value ? none : 0] : [0x10, value]
    return join(
      numbers(32, attribute.resourceId === undefined ? none : indexOf(namespace), indexOf(attribute.name), text),
      numbers(16, 8),
      Uint8Array.of(0, type),
      numbers(32, data),
    )
  })
  return join(
    node(0x0102, join(numbers(32, none, indexOf(name)), numbers(16, 20, 20, attributes.length, 0, 0, 0), ...written)),
    ...children.map((child) => writeElement(child, indexOf)),
    node(0x0103, numbers(32, none, indexOf(name))),
  )
}

function writeStringPool(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  const offsets: number[] = []
  const strings: Uint8Array[] = []
  let at = 0
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text)
    const string = join(length8(text.length), length8(bytes.byteLength), bytes, Uint8Array.of(0))
    offsets.push(at)
    strings.push(string)
    at += string.byteLength
  }
  const padding = new Uint8Array((4 - (at % 4)) % 4)
  const start = 28 + texts.length * 4
  return join(
    numbers(16, 0x0001, 28),
    numbers(32, start + at + padding.byteLength, texts.length, 0, 0x100, start, 0, ...offsets),
    ...strings,
    padding,
  )
}

function length8(length: number): Uint8Array<ArrayBuffer> {
  return length < 0x80 ? Uint8Array.of(length) : Uint8Array.of(0x80 | (length >> 8), length & 0xff)
}

/** A tree chunk: line number and comment come before its content. */
function node(type: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  return join(numbers(16, type, 16), numbers(32, content.byteLength + 16, 1, none), content)
}

function chunk(type: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  return join(numbers(16, type, 8), numbers(32, content.byteLength + 8), content)
}
