import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { plotData, type PlotContent, type PlotLook, plotOptions } from './plot-options.ts'

/** Where things are in a plot that has been drawn, in pixels. */
export interface PlotGeometry {
  left: number
  top: number
  width: number
  height: number
  /** From the plot's left and top edge. */
  x(time: number): number
  y(value: number): number
  /** The time at a distance from the left edge. */
  timeAt(x: number): number
}

/** Draws with uPlot into an element, again when anything changes, and tells where things have come to be. */
export function usePlot(
  element: RefObject<HTMLElement | null>,
  content: PlotContent,
  look: Omit<PlotLook, 'onDraw' | 'colours'> & Partial<Pick<PlotLook, 'colours'>>,
) {
  const [geometry, setGeometry] = useState<PlotGeometry>()
  const last = useRef('')
  const key = JSON.stringify([content, look])
  useLayoutEffect(() => {
    const { colours, width } = look
    if (!colours || width <= 0) return
    const onDraw = (plot: uPlot) => {
      const next = geometryOf(plot)
      // A drawing without a change of place, as after a change of screen, is nothing to tell.
      const written = JSON.stringify([next, key])
      if (last.current !== written) setGeometry(next)
      last.current = written
    }
    const plot = new uPlot(plotOptions(content, { ...look, colours, onDraw }), plotData(content), element.current!)
    return () => plot.destroy()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for both
  }, [key])
  return geometry
}

function geometryOf(plot: uPlot): PlotGeometry {
  const ratio = uPlot.pxRatio
  const { left, top, width, height } = plot.bbox
  return {
    left: left / ratio,
    top: top / ratio,
    width: width / ratio,
    height: height / ratio,
    x: (time) => plot.valToPos(time, 'x'),
    y: (value) => plot.valToPos(value, 'y'),
    timeAt: (x) => plot.posToVal(x, 'x'),
  }
}
