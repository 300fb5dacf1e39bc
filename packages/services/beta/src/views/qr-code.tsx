import { encode } from 'uqr'
import { useMemo } from 'react'

/** Modules of white around a code, without which some cameras don’t find it. */
const margin = 4

/** A QR code: black on white in every theme, because that is what cameras read. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { path, side } = useMemo(() => draw(value), [value])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-36 shrink-0 rounded-md border border-line forced-color-adjust-none"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** A path of one square per dark module. */
function draw(value: string): { path: string; side: number } {
  const { data, size: side } = encode(value, { border: margin })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { path, side }
}
