import type { ReactNode } from 'react'
import { keepEarlyPress } from './early-press.ts'
import { hasFrames, type FrameReads } from './frame-hooks.ts'
import { renderFrame } from './render-frame.ts'

/** Milliseconds before loading states are shown. The content has usually arrived by then. */
const quietTime = 300

/**
 * Shows in a shadow root what React will render, while React DOM is still loading. Nothing in it is interactive yet;
 * the last press on it is replayed later. It is redrawn when something that it shows has loaded or changed.
 * @returns a function that removes it
 */
export function showFirstFrame(root: ShadowRoot, node: ReactNode): () => void {
  if (!hasFrames) return () => {}
  const frame = root.appendChild(document.createElement('div'))
  frame.style.display = 'contents'
  frame.inert = true
  const handOverPress = keepEarlyPress(root, frame)
  let stops: (() => void)[] = []
  let waiting = false
  let drawn = document.createDocumentFragment()
  const show = () => {
    clearTimeout(late)
    frame.replaceChildren(drawn)
  }
  const late = setTimeout(show, quietTime)

  const end = () => {
    clearTimeout(late)
    for (const stop of stops) stop()
    stops = []
    frame.remove()
    handOverPress()
  }
  // Once for all changes of one moment, and in the same frame.
  const later = () => {
    if (!waiting) queueMicrotask(draw)
    waiting = true
  }
  const draw = () => {
    waiting = false
    if (!frame.parentNode) return
    const reads: FrameReads = { stores: [], loads: [] }
    try {
      drawn = renderFrame(node, reads)
    } catch {
      // React will run into the same error, and report it.
      return end()
    }
    if (frame.hasChildNodes() || !drawn.querySelector('[aria-busy=true]')) show()
    // Before the others unsubscribe: stores without readers discard their data.
    const listening = reads.stores.map(({ subscribe, snapshot, value }) =>
      subscribe(() => Object.is(snapshot(), value) || later()),
    )
    for (const stop of stops) stop()
    stops = listening
    for (const load of reads.loads) load.then(later, () => {})
  }
  later()
  return end
}
