import type { ReactNode } from 'react'
import { keepEarlyPress } from './early-press.ts'
import { hasFrames, type FrameReads } from './frame-hooks.ts'
import { renderFrame } from './render-frame.ts'

/** Milliseconds for which what is still loading is not shown: most often what it stands for is there by then. */
const quietTime = 300

/**
 * Shows in a shadow root what React will, while the larger half of React is still on its way: nothing in it can be used
 * yet, and the last press on it is done again by then. It is drawn anew when something that it shows has come or
 * changed.
 * @returns what takes it away
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
  // Once for all that changes at one moment, and in the same frame.
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
      // React meets the same, and says so.
      return end()
    }
    if (frame.hasChildNodes() || !drawn.querySelector('[aria-busy=true]')) show()
    // Before the others stop: what nobody reads forgets what it has.
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
