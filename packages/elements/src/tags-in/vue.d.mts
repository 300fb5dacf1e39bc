import type { HTMLAttributes, PublicProps } from 'vue'
import type { Tags } from './tags.mjs'

/** Templates write attributes with dashes, but Vue's compiler looks them up in camel case. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name
type Attributes<Values> = { [Name in keyof Values & string as Camel<Name>]?: Values[Name] }
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?: (event: CustomEvent<Events[Name]>) => void
}

/** The tags as components of Vue templates. */
export type VueTags = {
  [Name in keyof Tags]: new () => HTMLElement & {
    $props: HTMLAttributes &
      PublicProps &
      Attributes<Tags[Name]['attributes']> &
      Tags[Name]['properties'] &
      Listeners<Tags[Name]['events']>
  }
}

declare module 'vue' {
  interface GlobalComponents extends VueTags {}
}
