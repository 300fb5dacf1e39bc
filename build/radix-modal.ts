import type { Edits } from './radix.ts'

const scroll = `const RemoveScroll = () => { throw new Error("console-widgets leaves out Radix's modal mode: use a native dialog") };`
const hide = 'const hideOthers = () => {};'

const withoutScrollLock = { find: 'import { RemoveScroll } from "react-remove-scroll";', replace: scroll, times: 1 }
const withoutHiding = { find: 'import { hideOthers } from "aria-hidden";', replace: hide, times: 1 }

// Two focus guards at the ends of the host's body, for the focus events of a trap.
const withoutGuards = {
  find: 'import { useFocusGuards } from "@radix-ui/react-focus-guards";',
  replace: 'const useFocusGuards = () => {};',
  times: 1,
}

/**
 * Removes what only Radix's modal mode needs: 5 kB, including a scroll lock whose `<style>` a strict CSP blocks. Our
 * modal dialogs are native, and our menus and popovers are not modal.
 */
export const modalEdits: Edits = {
  '@radix-ui/react-dialog': [withoutScrollLock, withoutHiding, withoutGuards],
  '@radix-ui/react-menu': [withoutScrollLock, withoutHiding, withoutGuards],
  '@radix-ui/react-popover': [withoutScrollLock, withoutHiding, withoutGuards],
}
