import type { Console } from '@console-widgets/core'
import type { TagDeclaration } from '@console-widgets/ui/tag'
import type { ElementState } from './element-state.ts'

/** A tag's element as its React components see it. */
export interface WidgetElement extends HTMLElement {
  readonly widget: WidgetParts
}

export interface WidgetParts {
  declaration: TagDeclaration
  /** The declared properties, the common ones, and `console`. */
  state: ElementState
  /** `onName` for each declared event. Returns false if a listener canceled it. */
  handlers: Record<string, (detail?: unknown) => boolean>
  /** What became of the widget, for a host that listens later: the event's name and its detail. */
  latest?: [name: string, detail: unknown]
  fire(name: string, detail?: unknown, cancelable?: boolean): boolean
}

/** The properties by name, as passed to a component. */
export interface WidgetValues {
  theme?: 'light' | 'dark' | 'auto'
  density?: 'normal' | 'compact' | 'touch'
  language?: 'cn' | 'en' | 'ru'
  console?: Console
}
