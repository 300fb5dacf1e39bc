import type { Edits } from './radix.ts'

const inherited = { find: 'const direction = useDirection(dir);', replace: 'const direction = dir;', times: 1 }

/**
 * Radix reads the writing direction from a provider, and without one sets `ltr` on menus and tabs. We use the page's
 * direction, which elements inherit; keyboard handlers read it from the element that receives the key.
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
