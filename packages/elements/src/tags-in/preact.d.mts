import type { JSX } from 'preact'
import type { Tags } from './tags.mjs'

type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: CustomEvent<Events[Name]>) => void }

/** The tags as JSX elements of Preact. */
export type PreactTags = {
  [Name in keyof Tags]: JSX.HTMLAttributes<HTMLElement> &
    Tags[Name]['attributes'] &
    Tags[Name]['properties'] &
    Listeners<Tags[Name]['events']>
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactTags {}
  }
}
