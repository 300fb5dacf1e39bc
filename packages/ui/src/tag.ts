import type { Console, Language } from '@console-widgets/core'
import type { Place, RouteTable } from '@console-widgets/data'
import type { ReadableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { LocaleLoaders } from './locale-loaders.ts'

export type { LocaleLoaders } from './locale-loaders.ts'

export { failureWords } from './embedding/failure-words.ts'
export { uiLocales } from './locales/index.ts'

/**
 * How an attribute's text becomes a property. `json`, `function`, and `object` never reflect; the last two are
 * properties only.
 */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'json' | 'function' | 'object'

/** A property of a tag; its attribute is the name in kebab-case. */
export interface TagProperty {
  kind: AttributeKind
  description: string
  /** Allowed values of a string property. */
  values?: readonly string[]
  /** TypeScript type of a `json`, `function` or `object` property, for the generated metadata. */
  type?: string
}

/** A DOM event of a tag: `cw-` and the name, bubbling and composed. */
export interface TagEvent {
  description: string
  /** TypeScript type of `event.detail`, for the generated metadata. */
  detail: string
  cancelable?: boolean
  /**
   * For a choice that the page around the tag shows: name and path of the console's page for it, such as
   * `{ 'apps.app': '/apps/:appId' }`, with parameters from the detail; or `route`, if the detail has the route itself
   * where there is one. The host of a framed page is told it.
   */
  opens?: RouteTable | 'route'
}

/** Terms in each language of the console, by ID, as a service's `words.ts` declares them. */
export type WordsByLanguage = Readonly<Record<string, Readonly<Record<Language, string>>>>

/**
 * Terms of the codes in columns, by area and column (`projects.region`, or with the table if another has a column of
 * that name): a prefix of messages of the service's screens, with the codes if other messages have it too, or the
 * message of each code. A code that means something else for each kind of row has a message for each, by the kinds that
 * the platform names.
 */
export type WordsOfValues = Readonly<
  Record<string, string | readonly string[] | Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>

/**
 * Terms of service areas: the names of their resources, actions, and permissions, by area and language. A package
 * exports those of its own areas as `words` of `./words`.
 */
export type ServiceWords = Readonly<Record<string, LocaleLoaders>>

/** Loads the terms of the services that a host has. */
export type LoadServiceWords = () => Promise<{ default: ServiceWords }>

/**
 * Declaration of a custom element, in a service's `element.ts`. The class, the autoloader, `custom-elements.json`,
 * web-types, and JSX types are derived from it.
 */
export interface TagDeclaration {
  tag: `cw-${string}`
  title: string
  description: string
  properties: Record<string, TagProperty>
  events: Record<string, TagEvent>
  locales: readonly LocaleLoaders[]
  /** Component of the tag. It gets the properties by name, and `onName` handlers for the events. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the properties are declared as data above
  load: () => Promise<{ default: ComponentType<any> }>
  /**
   * Loads the stores to prefetch before the component and React are loaded. It must come from `data.ts`, which doesn't
   * depend on React.
   */
  read?: () => Promise<FirstRead>
}

/** Creates the store that a component shows first, with `storesOf` and the same input as the component's `useData`. */
// oxlint-disable-next-line typescript/no-explicit-any -- the properties are declared as data
export type FirstRead = (console: Console, place: Place, properties: any) => ReadableAtom<unknown>

/**
 * Declares a tag. Returns its argument with literal types; it is a compile error if the properties and events don't
 * match the component's. Default: it has neither. A service's `element.ts` exports all of its declarations as `tags`:
 *
 * ```ts
 * import { defineTag } from '@console-widgets/ui/tag'
 *
 * export const tags = [defineTag({ tag: 'cw-versions', …, load: () => import('./views/versions-view.tsx') })]
 * ```
 */
export function defineTag<
  const Tag extends TagDeclaration['tag'],
  const Properties extends TagDeclaration['properties'] = Record<never, never>,
  const Events extends TagDeclaration['events'] = Record<never, never>,
  Props extends object = object,
>(
  declaration: Omit<TagDeclaration, 'properties' | 'events'> & {
    tag: Tag
    properties?: Properties
    events?: Events
    load: () => Promise<{ default: ComponentType<Props> }>
  } & Undeclared<Exclude<keyof Props, Taken<Properties, Events>>> &
    Unknown<Exclude<Taken<Properties, Events>, keyof Props>>,
): DeclaredTag<Tag, Properties, Events> {
  return { properties: {} as Properties, events: {} as Events, ...declaration }
}

/** Names of the component properties that a tag declares. */
type Taken<Properties, Events> = keyof Properties | `on${Capitalize<keyof Events & string>}`

/** Compile error if a component takes properties that its tag doesn't declare. */
type Undeclared<Names> = [Names] extends [never]
  ? unknown
  : { 'the component takes, and the tag does not declare': Names }

/** Compile error if a tag declares properties that its component doesn't take. */
type Unknown<Names> = [Names] extends [never] ? unknown : { 'the tag declares, and the component does not take': Names }

/** The public part of a tag. The component behind it isn't part of a service's API. */
export interface DeclaredTag<Tag, Properties, Events> extends TagDeclaration {
  tag: Tag & TagDeclaration['tag']
  properties: Properties & TagDeclaration['properties']
  events: Events & TagDeclaration['events']
}
