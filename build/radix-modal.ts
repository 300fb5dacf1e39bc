import type { Edits } from './radix.ts'

const scroll = `const RemoveScroll = () => { throw new Error("console-widgets leaves out Radix's modal mode: use a native dialog") };`
const hide = 'const hideOthers = () => {};'

const withoutScrollLock = { find: 'import { RemoveScroll } from "react-remove-scroll";', replace: scroll, times: 1 }
const withoutHiding = { find: 'import { hideOthers } from "aria-hidden";', replace: hide, times: 1 }

// Two stops of the Tab key at the ends of a host's body, for focus events that a trap needs.
const withoutGuards = {
  find: 'import { useFocusGuards } from "@radix-ui/react-focus-guards";',
  replace: 'const useFocusGuards = () => {};',
  times: 1,
}

/**
 * Leaves out what only Radix's modal mode needs: 5 kB, of which the scroll lock adds a `<style>` that a strict policy
 * refuses. Our modal dialogs are native ones, and our menus and popovers are not modal.
 */
export const modalEdits: Edits = {
  '@radix-ui/react-dialog': [withoutScrollLock, withoutHiding, withoutGuards],
  '@radix-ui/react-menu': [withoutScrollLock, withoutHiding, withoutGuards],
  '@radix-ui/react-popover': [withoutScrollLock, withoutHiding, withoutGuards],
}
