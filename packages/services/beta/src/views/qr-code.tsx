import { generate } from 'lean-qr'
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
  const code = generate(value)
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + margin} ${y + margin}h1v1h-1z`
  return { path, side: code.size + 2 * margin }
}
