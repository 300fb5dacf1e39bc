/** One of the eight colours of charts, in the order in which they are handed out. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** How the values of a chart are written; the axis writes them short. */
export type ValueFormat = Intl.NumberFormatOptions

/** A value for each time of a chart. Null is a gap: nothing is known, or it may not be told. */
export type Values = readonly (number | null)[]

/** What a chart draws over time. */
export interface ChartSeries {
  id: string
  label: string
  values: Values
  /** The values of the period before, one for each time: drawn dashed and lighter. */
  previous?: Values
  /** By default the next one. */
  colour?: ChartColour
}

/** How series are drawn. Several series of bars or areas stand on each other. */
export type ChartKind = 'line' | 'area' | 'bars'

/** A span of time, both ends in milliseconds since 1970; the end is the last point in it. */
export interface TimeSpan {
  from: number
  to: number
}

/** What a point of time is; a step is a number by itself, such as the days after a first one, and names itself. */
export type TimeUnit = 'day' | 'hour' | 'step'

export const colourOf = (index: number, colour?: ChartColour): ChartColour =>
  colour ?? (((index % 8) + 1) as ChartColour)
