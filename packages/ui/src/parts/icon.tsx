import { classNames } from './class-names.ts'

/** Icons that most screens use, by name: 16 × 16, 1.5 px lines. The others are in `icons.ts`. */
const DRAWINGS = {
  add: 'M8 3.5v9M3.5 8h9',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'm3 8.5 3.2 3.2L13 5',
  minus: 'M3.5 8h9',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3 13.5 13.5',
  filter: 'M2.5 4.5h11M4.5 8h7M6.5 11.5h3',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  sliders:
    'M2.5 5h6M12 5h1.5M2.5 11H4M7.5 11h6M10.25 6.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM5.75 12.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  download: 'M8 2.5v7M5 7l3 3 3-3M3 13h10',
  upload: 'M8 10V3M5 5.5l3-3 3 3M3 13h10',
  copy: 'M6 6h7.5v7.5H6zM10 3.5V2.5H2.5V10h1',
  trash: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.5 9h6l.5-9M6.8 7v4M9.2 7v4',
  edit: 'm3 10.5-.5 3 3-.5L13 5.5 10.5 3 3 10.5ZM9 4.5 11.5 7',
  refresh: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5V5h-2.5',
  folder: 'M2 4h4l1.5 1.5H14v7.5H2z',
  lock: 'M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  app: 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z',
  package: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8l5.5-3M8 8v6.2',
  danger: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5M8 11h.01',
  'chevron-down': 'm4 6 4 4 4-4',
  'chevron-up': 'm4 10 4-4 4 4',
  'chevron-start': 'M10 4 6 8l4 4',
  'chevron-end': 'm6 4 4 4-4 4',
  'arrow-up': 'M8 13V3.5M4 7l4-4 4 4',
  'arrow-down': 'M8 3v9.5M4 9l4 4 4-4',
  'arrow-end': 'M3 8h9.5M9 4l4 4-4 4',
} as const

/** The paths of an icon, such as `icons.flag`. */
export type Drawing = `M${string}`

/** Name of an icon, or an icon itself. */
export type IconName = keyof typeof DRAWINGS | Drawing

/** All icon names, for a gallery. */
export const iconNames = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[]

export interface IconProps {
  name: IconName
  /** Size in pixels. Default 16. */
  size?: number
  /** Accessible name of an icon without text beside it; otherwise it is decorative. */
  label?: string
  className?: string
}

/**
 * Line icon in the color of the text. Icons that point along the reading direction are mirrored in right-to-left text.
 */
export function Icon({ name, size = 16, label, className }: IconProps) {
  const turns = name.endsWith('-start') || name.endsWith('-end')
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('shrink-0', turns && 'rtl:-scale-x-100', className)}
    >
      <path d={name in DRAWINGS ? DRAWINGS[name as keyof typeof DRAWINGS] : name} />
    </svg>
  )
}
