import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { plotData, type PlotContent, type PlotLook, plotOptions } from './plot-options.ts'

/** Layout of a drawn plot, in pixels. */
export interface PlotGeometry {
  left: number
  top: number
  width: number
  height: number
  /** Distance from the plot's left and top edge. */
  x(time: number): number
  y(value: number): number
  /** Value at a distance from the top edge. */
  valueAt(y: number): number
  /** Time at a distance from the left edge. */
  timeAt(x: number): number
}

/** Draws with uPlot into an element, redraws on changes, and reports the resulting layout. */
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
      // Redrawing without a change of layout, as after moving to another screen, isn't reported.
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
    valueAt: (y) => plot.posToVal(y, 'y'),
    timeAt: (x) => plot.posToVal(x, 'x'),
  }
}
