import type { JSX } from 'solid-js'
import type { Tags } from './tags.mjs'

type Attributes<Values> = { [Name in keyof Values & string as `attr:${Name}`]?: Values[Name] }
type Properties<Values> = { [Name in keyof Values & string as `prop:${Name}`]?: Values[Name] }
type Listeners<Events> = {
  [Name in keyof Events & string as `on:${Name}`]?: (event: CustomEvent<Events[Name]>) => void
}

/** The tags as JSX elements of Solid. */
export type SolidTags = {
  [Name in keyof Tags]: JSX.HTMLAttributes<HTMLElement> &
    Tags[Name]['attributes'] &
    Attributes<Tags[Name]['attributes']> &
    Properties<Tags[Name]['properties']> &
    Listeners<Tags[Name]['events']>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidTags {}
  }
}
