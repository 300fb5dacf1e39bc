import type { Console } from '@console-widgets/core'
import type { Place } from '@console-widgets/data'
import type { ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { LocaleLoaders } from './locale-loaders.ts'

export type { LocaleLoaders } from './locale-loaders.ts'

export { uiLocales } from './locales/index.ts'

/**
 * How an attribute's text becomes a property. `json`, `function` and `object` never reflect; the last two are
 * properties only.
 */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'json' | 'function' | 'object'

/** One property of a tag; its attribute is the name in kebab-case. */
export interface TagProperty {
  kind: AttributeKind
  description: string
  /** Allowed values of a string property. */
  values?: readonly string[]
  /** TypeScript type of a `json`, `function` or `object` property, for the generated metadata. */
  type?: string
}

/** One DOM event of a tag: `cw-` and the name, bubbling and composed. */
export interface TagEvent {
  description: string
  /** TypeScript type of `event.detail`, for the generated metadata. */
  detail: string
  cancelable?: boolean
}

/**
 * What the areas of services, and whatever people do and may do there, are called: the words of each area, by language.
 * A package exports those of its own areas as `words` of `./words`.
 */
export type ServiceWords = Readonly<Record<string, LocaleLoaders>>

/** Loads the words of the services that a host has. */
export type LoadServiceWords = () => Promise<{ default: ServiceWords }>

/**
 * A custom element, as a service declares it in `element.ts`. The class, the autoloader, `custom-elements.json`,
 * web-types and JSX types are derived from it.
 */
export interface TagDeclaration {
  tag: `cw-${string}`
  title: string
  description: string
  properties: Record<string, TagProperty>
  events: Record<string, TagEvent>
  locales: readonly LocaleLoaders[]
  /** The component that the tag shows; it gets the properties by name, and `onName` handlers for the events. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the properties are declared as data above
  load: () => Promise<{ default: ComponentType<any> }>
  /**
   * Loads what begins to read for the component before it and React are there; it comes from `data.ts`, for it has no
   * React either.
   */
  read?: () => Promise<FirstRead>
}

/** Makes the store that a component shows first: with `storesOf`, and the input that the component gives `useData`. */
// oxlint-disable-next-line typescript/no-explicit-any -- the properties are declared as data
export type FirstRead = (console: Console, place: Place, properties: any) => ReadableAtom<unknown>

/**
 * Declares a tag; the identity function that keeps the literal types, and does not compile when properties and events
 * are not those that the component takes. A service's `element.ts` exports all of its declarations as `tags`:
 *
 * ```ts
 * import { defineTag } from '@console-widgets/ui/tag'
 *
 * export const tags = [defineTag({ tag: 'cw-versions', …, load: () => import('./views/versions-view.tsx') })]
 * ```
 */
export function defineTag<
  const Tag extends TagDeclaration['tag'],
  const Properties extends TagDeclaration['properties'],
  const Events extends TagDeclaration['events'],
  Props,
>(
  declaration: TagDeclaration & {
    tag: Tag
    properties: Properties
    events: Events
    load: () => Promise<{ default: ComponentType<Props> }>
  } & Undeclared<Exclude<keyof Props, Taken<Properties, Events>>> &
    Unknown<Exclude<Taken<Properties, Events>, keyof Props>>,
): DeclaredTag<Tag, Properties, Events> {
  return declaration
}

/** Names under which a component takes what a tag declares. */
type Taken<Properties, Events> = keyof Properties | `on${Capitalize<keyof Events & string>}`

/** Does not compile when a component takes what its tag does not declare. */
type Undeclared<Names> = [Names] extends [never]
  ? unknown
  : { 'the component takes, and the tag does not declare': Names }

/** Does not compile when a tag declares what its component does not take. */
type Unknown<Names> = [Names] extends [never] ? unknown : { 'the tag declares, and the component does not take': Names }

/** A tag with what a page can rely on; the component behind it is no part of what a service promises. */
export interface DeclaredTag<Tag, Properties, Events> extends TagDeclaration {
  tag: Tag & TagDeclaration['tag']
  properties: Properties & TagDeclaration['properties']
  events: Events & TagDeclaration['events']
}
