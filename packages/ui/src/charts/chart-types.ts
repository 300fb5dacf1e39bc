/** One of the eight chart colors, in the order they are assigned. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** Number format of a chart's values; the axis uses a short form. */
export type ValueFormat = Intl.NumberFormatOptions

/** One value for each time of a chart. Null is a gap: unknown or withheld. */
export type Values = readonly (number | null)[]

/** One series of a chart over time. */
export interface ChartSeries {
  id: string
  label: string
  values: Values
  /** Values of the previous period, one for each time: drawn dashed and lighter. */
  previous?: Values
  /** Default: the next color. */
  colour?: ChartColour
}

/** How series are drawn. Several series of bars or areas are stacked. */
export type ChartKind = 'line' | 'area' | 'bars'

/** Time span with both ends in milliseconds since 1970. It includes the last point. */
export interface TimeSpan {
  from: number
  to: number
}

/** A stretch of time that is set off: as a problem, or, with a label, as an event such as a release. */
export interface ChartMark extends TimeSpan {
  label?: string
}

/** Horizontal line that the values are compared with. */
export interface ChartThreshold {
  value: number
  label: string
  /** Called while the user moves the line, with the pointer or the arrow keys. Without it, the line is fixed. */
  onChange?: (value: number) => void
  /** Distance of an arrow key. Default 1. */
  step?: number
}

/** Unit of the time axis. A step is a plain number, such as days since installation, with labels of its own. */
export type TimeUnit = 'day' | 'hour' | 'step'

export const colourOf = (index: number, colour?: ChartColour): ChartColour =>
  colour ?? (((index % 8) + 1) as ChartColour)
