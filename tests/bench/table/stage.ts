import { makeRows, rowHeight, tableHeight, type BenchRow } from './rows.ts'

/** A contender: how to mount its table, and where to find its rows. */
export interface Contender {
  mount: (place: HTMLElement, rows: readonly BenchRow[]) => void
  /** Selector of the scrolling element. */
  scroller: string
  /** Selector of the rendered rows. */
  rows: string
  /** Height in pixels of the header inside the scrolling element. */
  head: number
}

/** Functions of the benchmark page. */
export interface Stage {
  /** Mounts the table and returns the milliseconds until its first rows have been painted. */
  mount: () => Promise<number>
  /** Starts recording frames. */
  watch: () => void
  /** Stops recording and returns the milliseconds between frames. */
  seen: () => number[]
  /** Whether the last row has been reached. */
  hasReachedEnd: () => Promise<boolean>
  /** Whether each row's place in a screenshot of the page has content. */
  isFilled: (picture: string) => Promise<boolean>
}

declare global {
  interface Window {
    stage: Stage
  }
}

/** Stages a contender. The records are created before, because only the table is measured. */
export function present(contender: Contender): void {
  const records = makeRows()
  const place = document.body.appendChild(document.createElement('div'))
  place.style.height = `${tableHeight}px`
  const find = (selector: string) => [
    ...place.querySelectorAll<HTMLElement>(selector),
    ...(place.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  const scroller = () => find(contender.scroller)[0] as HTMLElement
  let frames: number[] = []
  let watching = 0

  window.stage = {
    async mount() {
      const first = records[0]?.name as string
      const started = performance.now()
      contender.mount(place, records)
      do await new Promise(requestAnimationFrame)
      while (!find(contender.rows).some(({ textContent }) => textContent?.includes(first)))
      await painted()
      return performance.now() - started
    },
    watch() {
      frames = []
      let before: number | undefined
      const look = (time: number) => {
        if (before !== undefined) frames.push(time - before)
        before = time
        watching = requestAnimationFrame(look)
      }
      watching = requestAnimationFrame(look)
    },
    seen() {
      cancelAnimationFrame(watching)
      return frames
    },
    async hasReachedEnd() {
      const isAtEnd = () => {
        const { scrollTop, clientHeight, scrollHeight } = scroller()
        return scrollTop + clientHeight >= scrollHeight - rowHeight
      }
      // A busy page is notified of the end of scrolling some frames late.
      for (let late = 0; late < 30 && !isAtEnd(); late += 1) await new Promise(requestAnimationFrame)
      return isAtEnd()
    },
    async isFilled(picture) {
      const image = new Image()
      image.src = `data:image/jpeg;base64,${picture}`
      await image.decode()
      const scale = image.width / innerWidth
      const { left, top, width } = scroller().getBoundingClientRect()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D
      canvas.drawImage(image, 0, 0)
      // A band of a row's height contains the text of one row, or parts of two.
      for (let at = top + contender.head; at + rowHeight <= top + scroller().clientHeight; at += rowHeight) {
        const { data } = canvas.getImageData(left * scale, at * scale, width * scale, rowHeight * scale)
        if (darkPixels(data) < 20) return false
      }
      return true
    },
  }
}

function darkPixels(data: Uint8ClampedArray): number {
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! < 600) dark += 1
  return dark
}

/** Resolves when the current frame has been submitted: a message posted within a frame arrives right after it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    requestAnimationFrame(() => port2.postMessage(undefined))
  })
}
