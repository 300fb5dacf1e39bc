import type { Edits } from './radix.ts'

const scroll = `const RemoveScroll = () => { throw new Error("console-widgets leaves out Radix's modal mode: use a native dialog") };`
const hide = 'const hideOthers = () => {};'

const withoutScrollLock = { find: 'import { RemoveScroll } from "react-remove-scroll";', replace: scroll, times: 1 }
const withoutHiding = { find: 'import { hideOthers } from "aria-hidden";', replace: hide, times: 1 }

/**
 * Leaves out what only Radix's modal mode needs: 5 kB, of which the scroll lock adds a `<style>` that a strict policy
 * refuses. Our modal dialogs are native ones, and our menus and popovers are not modal.
 */
export const modalEdits: Edits = {
  '@radix-ui/react-dialog': [withoutScrollLock, withoutHiding],
  '@radix-ui/react-menu': [withoutScrollLock, withoutHiding],
  '@radix-ui/react-popover': [withoutScrollLock, withoutHiding],
}
