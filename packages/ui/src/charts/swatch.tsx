import type { ChartColour, ChartKind } from './chart-types.ts'

/** Legend symbol of a series: a line, a dashed line for the previous period, or a square. */
export function Swatch({ colour, kind }: { colour: ChartColour; kind: ChartKind | 'previous' }) {
  const stroke = `var(--color-chart-${colour})`
  const field = kind === 'bars' || kind === 'area'
  return (
    <svg
      aria-hidden="true"
      width="14"
      height="10"
      viewBox="0 0 14 10"
      className="inline-block shrink-0 forced-color-adjust-none"
    >
      {field ? (
        <rect x="2" width="10" height="10" rx="2" fill={stroke} />
      ) : (
        <path
          d="M0 5h14"
          stroke={stroke}
          strokeWidth="2"
          strokeDasharray={kind === 'previous' ? '4 3' : undefined}
          opacity={kind === 'previous' ? 0.62 : 1}
        />
      )}
    </svg>
  )
}
