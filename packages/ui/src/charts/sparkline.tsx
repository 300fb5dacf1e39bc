import type { Values } from './chart-types.ts'

const width = 52
const height = 22
const edge = 2

/** Line chart the size of a word. */
export function Sparkline({ values }: { values: Values }) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return null
  const least = Math.min(0, ...known)
  const range = Math.max(...known) - least || 1
  const x = (index: number) => edge + (index / (values.length - 1)) * (width - 2 * edge)
  const y = (value: number) => height - edge - ((value - least) / range) * (height - 2 * edge)
  const path = values.map((value, index) => {
    if (value === null) return ''
    const pen = (values[index - 1] ?? null) === null ? 'M' : 'L'
    return `${pen}${x(index).toFixed(1)} ${y(value).toFixed(1)}`
  })
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      className="min-w-0"
    >
      <path
        d={path.join('')}
        stroke="var(--color-chart-1)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
