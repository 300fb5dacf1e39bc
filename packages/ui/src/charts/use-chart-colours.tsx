import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const NAMES = [
  'ink',
  'muted',
  'line',
  'raised',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-7',
  'chart-8',
] as const

/** Tokens that the canvas needs, as colors it understands, and the font of its labels. */
export interface ChartColours extends Record<(typeof NAMES)[number], string> {
  font: string
}

/**
 * Resolves tokens for a canvas, which understands neither tokens nor `light-dark()`: hidden elements carry the colors,
 * and their computed style is read. They have a transition, whose end reports every change of a color, whatever the
 * cause: the theme of the widget, the page, or the system, or a token set by the host.
 */
export function useChartColours(): { colours: ChartColours | undefined; probes: ReactNode } {
  const element = useRef<HTMLSpanElement>(null)
  const [colours, setColours] = useState<ChartColours>()
  const read = () => {
    const probes = element.current
    // The end of a transition can arrive just after the chart has unmounted.
    if (!probes) return
    const values = Object.fromEntries(
      NAMES.map((name, index) => [name, getComputedStyle(probes.children[index]!).color]),
    )
    setColours({ ...values, font: `12px ${getComputedStyle(probes).fontFamily}` } as ChartColours)
  }
  useLayoutEffect(read, [])
  const probes = (
    <span ref={element} aria-hidden="true" className="invisible absolute size-0 overflow-hidden" onTransitionEnd={read}>
      {NAMES.map((name) => (
        // Hues distinguish series, so they also stay when forced colors replace everything else.
        <span
          key={name}
          style={{
            color: `var(--color-${name})`,
            transition: 'color 1ms',
            forcedColorAdjust: name.startsWith('chart') ? 'none' : undefined,
          }}
        />
      ))}
    </span>
  )
  return { colours, probes }
}
