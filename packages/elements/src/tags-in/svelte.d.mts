import type { HTMLAttributes } from 'svelte/elements'
import type { Tags } from './tags.mjs'

type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: CustomEvent<Events[Name]>) => void }

/** The tags as elements of Svelte templates. */
export type SvelteTags = {
  [Name in keyof Tags]: HTMLAttributes<HTMLElement> &
    Tags[Name]['attributes'] &
    Tags[Name]['properties'] &
    Listeners<Tags[Name]['events']>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
