import { classNames } from '../parts/class-names.ts'
import { codePath, modulesOf } from './modules.ts'

export interface QrCodeProps {
  /** What the code says, such as an address; or its modules, if it has a logo or another level. */
  value: string | readonly (readonly boolean[])[]
  /** Name for assistive technology. */
  label: string
  colour?: string
  /** Its size. Default: small, and as large in narrow places. */
  className?: string
}

/** A QR code, black on white in every theme: that is what cameras read. */
export function QrCode({ value, label, colour = '#000', className = 'size-36 shrink-0' }: QrCodeProps) {
  const modules = typeof value === 'string' ? modulesOf(value, 'M') : value
  const side = modules.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-md border border-line forced-color-adjust-none', className)}
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={codePath(modules)} fill={colour} />
    </svg>
  )
}
