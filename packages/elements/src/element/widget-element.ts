import type { Console } from '@console-widgets/core'
import type { TagDeclaration } from '@console-widgets/ui/tag'
import type { ElementState } from './element-state.ts'

/** What the React side of a tag sees of its element. */
export interface WidgetElement extends HTMLElement {
  readonly widget: WidgetParts
}

export interface WidgetParts {
  declaration: TagDeclaration
  /** The declared properties, the common ones, and `console`. */
  state: ElementState
  /** `onName` for each declared event; gives false when a listener prevented it. */
  handlers: Record<string, (detail?: unknown) => boolean>
  fire(name: string, detail?: unknown, cancelable?: boolean): boolean
}

/** The properties by name as a component gets them. */
export interface WidgetValues {
  theme?: 'light' | 'dark' | 'auto'
  density?: 'normal' | 'compact' | 'touch'
  language?: 'cn' | 'en' | 'ru'
  console?: Console
}
