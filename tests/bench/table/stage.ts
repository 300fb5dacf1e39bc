import { makeRows, rowHeight, tableHeight, type BenchRow } from './rows.ts'

/** One contender: how its table comes into the page, and where its rows are found in it. */
export interface Contender {
  mount: (place: HTMLElement, rows: readonly BenchRow[]) => void
  /** Selector of what scrolls. */
  scroller: string
  /** Selector of the rows that are in the document. */
  rows: string
  /** Pixels at the top of what scrolls that are no rows. */
  head: number
}

/** What a page of the bench can be asked. */
export interface Stage {
  /** Mounts the table; milliseconds until its first rows have been painted. */
  mount: () => Promise<number>
  /** Begins to watch every frame. */
  watch: () => void
  /** Ends it; milliseconds between each frame and the one before. */
  seen: () => number[]
  /** The last row has been scrolled to. */
  hasReachedEnd: () => Promise<boolean>
  /** Whether each place of a picture of the page where a row belongs has something in it. */
  isFilled: (picture: string) => Promise<boolean>
}

declare global {
  interface Window {
    stage: Stage
  }
}

/** Puts a contender on the stage. The records are made before, for what is measured is the table. */
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
      // A page at work hears of the scroll's end some frames late.
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
      // A band as high as a row has the words of one, or parts of two.
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

/** Resolves when the frame under way has been handed on: what is posted within one comes right after it. */
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
