import type { AttributeKind, TagDeclaration, TagProperty } from '@console-widgets/ui/tag'

/** Properties of every tag. */
export const commonProperties = {
  theme: {
    kind: 'string',
    values: ['light', 'dark', 'auto'],
    description: 'Light, dark, or auto for the system’s. Unset follows the color scheme of the page.',
  },
  density: {
    kind: 'string',
    values: ['normal', 'compact', 'touch'],
    description: 'Density of the layout.',
  },
  language: {
    kind: 'string',
    values: ['cn', 'en', 'ru'],
    description: 'The language of this widget; unset is the console’s.',
  },
  console: {
    kind: 'object',
    type: 'Console',
    description: 'The console that this widget belongs to; unset is the one that the page’s tags share.',
  },
} as const satisfies Record<string, TagProperty>

/** Events of every tag. */
export const commonEvents = {
  loaderStart: { description: 'The widget starts to load.', detail: 'void' },
  ready: { description: 'The widget is on the screen.', detail: 'void' },
  navigate: {
    description: 'The user navigates to another page of the console. Prevent it to show that page yourself.',
    detail: '{ route: string }',
    cancelable: true,
  },
  changed: {
    description: 'Data was changed in this console.',
    detail: '{ call: string; touches: readonly string[] }',
  },
  loadError: { description: 'The widget failed; an error card is in its place.', detail: '{ error: unknown }' },
} as const

/** `appId` → `app-id`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** All properties of a tag with their types, including the common ones. */
export function propertiesOf(declaration: TagDeclaration): Record<string, TagProperty> {
  return { ...commonProperties, ...declaration.properties }
}

/** Whether a property can be set as an attribute. Functions can't: attributes must not name code to run. */
export function hasAttribute({ kind }: TagProperty): boolean {
  return kind !== 'function' && kind !== 'object'
}

/** Attribute name to property name. */
export function attributesOf(declaration: TagDeclaration): Map<string, string> {
  const names = Object.entries(propertiesOf(declaration)).filter(([, property]) => hasAttribute(property))
  return new Map(names.map(([name]) => [kebabCase(name), name]))
}

/** A value that cannot be parsed, and the reason. */
export class AttributeError extends Error {
  override name = 'AttributeError'
}

/**
 * Parses the value of an attribute. A removed attribute is undefined, a bare boolean is true.
 * @throws AttributeError when the text is not of its type
 */
export function readAttribute(kind: AttributeKind, text: string | null): unknown {
  if (text === null) return undefined
  if (kind === 'boolean') return text.toLowerCase() !== 'false'
  if (kind === 'number') return readNumber(text)
  if (kind === 'json') return readJson(text)
  return text
}

/**
 * Parses the value of a property as set by a framework; some pass the text of an attribute.
 * @throws AttributeError when a text is not of its type
 */
export function readProperty(kind: AttributeKind, value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (kind === 'function' && typeof value !== 'function') throw new AttributeError(`is ${typeof value}, not a function`)
  if (kind === 'object' && typeof value !== 'object') throw new AttributeError(`is ${typeof value}, not an object`)
  if (typeof value === 'string') return readAttribute(kind, value)
  if (kind === 'string') return String(value)
  return value
}

function readNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined
  const number = Number(text)
  if (Number.isNaN(number)) throw new AttributeError(`is “${shorten(text)}”, which is not a number`)
  return number
}

function readJson(text: string): unknown {
  if (text.trim() === '') return undefined
  if (/^\[object \w+\]/.test(text))
    throw new AttributeError(
      'is an object made into text: the framework of the page had set it before the tag was defined. Wait for `preload`, or set it as a property',
    )
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AttributeError(`is not valid JSON: ${(error as Error).message}`)
  }
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
