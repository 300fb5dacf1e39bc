// Written by scripts/elements-metadata.ts from the declarations of the tags.
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** What every tag has. */
export interface CommonAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  /** Light, dark, or auto for the system’s. Unset follows the colour scheme of the page. */
  theme?: 'light' | 'dark' | 'auto'
  /** How much room things take. */
  density?: 'normal' | 'compact' | 'touch'
  /** The language of this widget; unset is the console’s. */
  language?: 'cn' | 'en' | 'ru'
  /** The widget starts to load. */
  'oncw-loader-start'?: (event: CustomEvent<void>) => void
  /** The widget is on the screen. */
  'oncw-ready'?: (event: CustomEvent<void>) => void
  /** A person goes to another page of the console. Prevent it to show that page yourself. */
  'oncw-navigate'?: (event: CustomEvent<{ route: string }>) => void
  /** Something was changed in this console. */
  'oncw-changed'?: (event: CustomEvent<{ call: string; touches: readonly string[] }>) => void
  /** The widget failed; an error card is in its place. */
  'oncw-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
}

/** The tags with their attributes, properties and events. */
export interface ConsoleWidgetTags {}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ConsoleWidgetTags {}
  }
}
