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

/** The tokens that a canvas needs, as colours that it understands, and the font of its texts. */
export interface ChartColours extends Record<(typeof NAMES)[number], string> {
  font: string
}

/**
 * A canvas knows neither tokens nor `light-dark()`: hidden elements have the colours, and it is read what they come to.
 * They have a transition, and its end tells that a colour is another one, whatever the cause: the theme of the widget,
 * of the page or the system, or a token that the host has set.
 */
export function useChartColours(): { colours: ChartColours | undefined; probes: ReactNode } {
  const element = useRef<HTMLSpanElement>(null)
  const [colours, setColours] = useState<ChartColours>()
  const read = () => {
    const probes = element.current
    // The end of a transition may be told when the chart has just gone.
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
        // Hues tell series apart, also where a system's few colours are forced on everything else.
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
