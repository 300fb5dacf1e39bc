import { Ivya } from 'ivya'
import { isElementVisible } from 'ivya/utils'

/** What a test knows of an element before it uses the mouse on it. */
export type Readiness =
  | { state: 'ready'; element: Element; offset: { x: number; y: number } }
  | { state: 'detached' | 'hidden' | 'disabled' | 'moving' | `covered by ${string}` }

interface PointOptions {
  /** From the corner of the element. Default: its middle */
  position?: { x: number; y: number }
  /** Whether it doesn't matter what covers the element. */
  force?: boolean
}

/** Functions that run in the pages under test. */
export interface PageTools {
  /** Elements that a selector of Playwright's kind matches, in shadow roots as well. */
  all(selector: string): Element[]
  isVisible(element: Element): boolean
  /** Whether a click on an element would reach it. Scrolls to it if it is out of view. */
  readiness(element: Element, options: PointOptions): Promise<Readiness>
  /** The middle of what is visible of an element, in the window of its document. */
  middleOf(element: Element): { x: number; y: number }
  /** Replaces the text of a field as typing does. */
  fill(element: Element, text: string): void
}

const engine = Ivya.create({ browser: 'firefox' })

const tools: PageTools = {
  all: (selector) => engine.queryLocatorSelectorAll(selector),
  isVisible: isElementVisible,
  async readiness(element, { position, force }) {
    if (!element.isConnected) return { state: 'detached' }
    if (!isElementVisible(element)) return { state: 'hidden' }
    if (element.matches(':disabled, [aria-disabled=true]') || isInert(element)) return { state: 'disabled' }
    const before = placeOf(element)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    if (placeOf(element) !== before) return { state: 'moving' }
    if (!force && !isInView(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const cover = force ? undefined : coverOf(element)
    if (cover) return { state: `covered by ${engine.previewNode(cover)}` }
    const [middle, { left, top }] = [middleOf(element), element.getBoundingClientRect()]
    const offset = position ? { x: left + position.x - middle.x, y: top + position.y - middle.y } : { x: 0, y: 0 }
    return { state: 'ready', element, offset }
  },
  middleOf,
  fill(element, text) {
    const field = element as HTMLInputElement | HTMLTextAreaElement
    field.focus()
    field.select()
    // Unlike a value that a script sets, this is an edit by the user to the page, with its events.
    if (!document.execCommand(text ? 'insertText' : 'delete', false, text) && field.value !== text)
      throw new Error(`${engine.previewNode(field)} takes no text`)
  },
}

/** WebKit finds inert elements at a point, and so they look as if a click reached them. */
function isInert(element: Element): boolean {
  for (let around: Node | null = element; around; around = outOf(around))
    if (around instanceof HTMLElement && around.inert) return true
  return false
}

const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())

/** Where drivers click. */
function middleOf(element: Element): { x: number; y: number } {
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return {
    x: (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    y: (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  }
}

function isInView(element: Element): boolean {
  const { x, y } = middleOf(element)
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && !coverOf(element)
}

/** The element at the middle of another, unless it is inside of that. */
function coverOf(element: Element): Element | undefined {
  const { x, y } = middleOf(element)
  let hit = document.elementFromPoint(x, y)
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(x, y)
    if (!inner || inner.getRootNode() !== hit?.shadowRoot) break
    hit = inner
  }
  for (let around: Node | null = hit; around; around = outOf(around)) if (around === element) return undefined
  // A click on a label is a click on its field.
  if (hit?.closest('label')?.control === element) return undefined
  return hit ?? document.documentElement
}

const outOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)

Object.assign(window, { consoleWidgetsTests: tools })
