import { paintRectangles, type Colour } from './pictures.ts'

interface Area {
  x: number
  y: number
  width: number
  height: number
}

const ink: Colour = [40, 46, 58]
const faint: Colour = [176, 184, 196]
const paper: Colour = [250, 251, 252]
const line: Colour = [226, 230, 236]

/** Screens that differ enough to be told apart: a list, a map, and a chart. */
export const demoScreens = ['list', 'map', 'chart'] as const
export type DemoScreen = (typeof demoScreens)[number]

/** Draws a screen of an app in its color: what a screenshot shows, without words. */
export function drawScreen(
  width: number,
  height: number,
  screen: DemoScreen,
  accent: Colour,
  light: Colour,
): Promise<Uint8Array<ArrayBuffer>> {
  const unit = Math.round(Math.min(width, height) / 36)
  const areas: [Area, Colour][] = [
    [{ x: 0, y: 0, width, height: unit * 5 }, accent],
    [{ x: unit * 2, y: unit * 2, width: unit * 12, height: unit }, paper],
    [{ x: width - unit * 4, y: unit * 2, width: unit * 2, height: unit }, light],
  ]
  const drawings: Record<DemoScreen, () => void> = {
    list() {
      for (let row = 0, y = unit * 7; y + unit * 6 < height; row += 1, y += unit * 7) {
        areas.push([{ x: unit * 2, y, width: unit * 4, height: unit * 4 }, row % 3 === 0 ? accent : light])
        areas.push([{ x: unit * 8, y: y + unit / 2, width: unit * (14 + ((row * 5) % 9)), height: unit }, ink])
        areas.push([{ x: unit * 8, y: y + unit * 2.5, width: unit * (20 - ((row * 3) % 7)), height: unit / 2 }, faint])
        areas.push([{ x: unit * 2, y: y + unit * 5.5, width: width - unit * 4, height: 1 }, line])
      }
    },
    map() {
      areas.push([{ x: 0, y: unit * 5, width, height: height - unit * 5 }, light])
      for (const [at, share] of [0.12, 0.38, 0.72].entries()) {
        areas.push([{ x: width * share, y: unit * 5, width: unit * (1 + at / 2), height }, paper])
        areas.push([{ x: 0, y: height * (share + 0.1), width, height: unit * (1.5 - at / 3) }, paper])
      }
      areas.push([{ x: width * 0.46, y: height * 0.55, width: width * 0.22, height: height * 0.2 }, faint])
      areas.push([{ x: width * 0.36, y: height * 0.34, width: unit * 2, height: unit * 2 }, ink])
      areas.push([{ x: unit * 2, y: height - unit * 10, width: width - unit * 4, height: unit * 8 }, paper])
      areas.push([{ x: unit * 4, y: height - unit * 8, width: unit * 16, height: unit }, ink])
      areas.push([{ x: unit * 4, y: height - unit * 5.5, width: unit * 22, height: unit / 2 }, faint])
    },
    chart() {
      const base = height * 0.55
      for (const [at, share] of [0.2, 0.35, 0.28, 0.5, 0.62, 0.44, 0.8].entries()) {
        const tall = (base - unit * 9) * share
        areas.push([
          { x: unit * (3 + at * 4.4), y: base - tall, width: unit * 3, height: tall },
          at === 6 ? accent : light,
        ])
      }
      areas.push([{ x: unit * 2, y: base, width: width - unit * 4, height: 2 }, ink])
      for (const [at, share] of [0.62, 0.71, 0.8, 0.89].entries()) {
        areas.push([{ x: unit * 2, y: height * share, width: unit * (9 + at * 2), height: unit }, ink])
        areas.push([{ x: width - unit * 9, y: height * share, width: unit * 7, height: unit }, faint])
      }
    },
  }
  drawings[screen]()
  return paintRectangles(
    width,
    height,
    paper,
    areas.map(([area, color]) => ({ ...area, color })),
  )
}
