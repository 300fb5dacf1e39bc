import type { Edits } from './radix.ts'

const inherited = { find: 'const direction = useDirection(dir);', replace: 'const direction = dir;', times: 1 }

/**
 * Radix takes the direction of writing from a provider, and writes `ltr` on menus and tabs where there is none. Ours is
 * the page's, which elements inherit; keys read it from the element that they are pressed on.
 */
export const directionEdits: Edits = {
  '@radix-ui/react-menu': [inherited],
  '@radix-ui/react-tabs': [inherited],
  '@radix-ui/react-roving-focus': [
    inherited,
    {
      find: 'getFocusIntent(event, context.orientation, context.dir)',
      replace: 'getFocusIntent(event, context.orientation, getComputedStyle(event.currentTarget).direction)',
      times: 1,
    },
  ],
}
