import { useMemo } from 'react'
import { codePath, modulesOf } from './modules.ts'

/** A QR code: black on white in every theme, because that is what cameras read. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { path, side } = useMemo(() => {
    const modules = modulesOf(value, 'L')
    return { path: codePath(modules), side: modules.length }
  }, [value])
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
