import { classNames } from './class-names.ts'

/** The set's drawings: 16 × 16, lines of 1.5, drawn for this set. */
const DRAWINGS = {
  add: 'M8 3.5v9M3.5 8h9',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'm3 8.5 3.2 3.2L13 5',
  minus: 'M3.5 8h9',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3 13.5 13.5',
  filter: 'M2.5 4.5h11M4.5 8h7M6.5 11.5h3',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  sliders: 'M2.5 5h6M12 5h1.5M2.5 11H4M7.5 11h6M10.25 6.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM5.75 12.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  views: 'M8 3 2.5 6 8 9l5.5-3L8 3ZM2.5 9.5 8 12.5l5.5-3',
  download: 'M8 2.5v7M5 7l3 3 3-3M3 13h10',
  upload: 'M8 10V3M5 5.5l3-3 3 3M3 13h10',
  copy: 'M6 6h7.5v7.5H6zM10 3.5V2.5H2.5V10h1',
  trash: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.5 9h6l.5-9M6.8 7v4M9.2 7v4',
  edit: 'm3 10.5-.5 3 3-.5L13 5.5 10.5 3 3 10.5ZM9 4.5 11.5 7',
  refresh: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5V5h-2.5',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6H9a3.5 3.5 0 0 1 0 7H6',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  settings: 'M8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4',
  file: 'M4 1.8h5L12.5 5v9.2H4zM9 1.8V5h3.5',
  folder: 'M2 4h4l1.5 1.5H14v7.5H2z',
  play: 'M4.5 3v10l8-5z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  stop: 'M4 4h8v8H4z',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  users: 'M6 7.8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5c.4-2.6 2-3.7 4.5-3.7s4.1 1.1 4.5 3.7M10.5 3a2.5 2.5 0 0 1 0 4.6M12 10.2c1.4.5 2.2 1.5 2.5 3.3',
  lock: 'M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  key: 'M5 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM7.2 7.8 13 2M10.5 4.5l2 2',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1.5 1.5h-11zM6.8 14h2.4',
  globe: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c2 2 2.5 4 2.5 6S10 12 8 14C6 12 5.5 10 5.5 8S6 4 8 2Z',
  app: 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z',
  package: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8l5.5-3M8 8v6.2',
  image: 'M2.5 3h11v10h-11zM2.5 11l3-3 2.5 2.5L10.5 8l3 3M5.5 6.2h.01',
  command: 'M5.5 5.5v5M10.5 5.5v5M5.5 5.5h5M5.5 10.5h5M5.5 5.5H4.2A1.7 1.7 0 1 1 5.5 4.2zM10.5 5.5V4.2a1.7 1.7 0 1 1 1.3 1.3zM5.5 10.5v1.3a1.7 1.7 0 1 1-1.3-1.3zM10.5 10.5h1.3a1.7 1.7 0 1 1-1.3 1.3z',
  history: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5V5h2.5M8 5.3V8.2l2 1.2',
  send: 'M14 2 2 7l4.5 2.5L9 14zM6.5 9.5 14 2',
  flag: 'M3.5 14V2.5M3.5 3h9l-2 3 2 3h-9',
  danger: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5M8 11h.01',
  'chevron-down': 'm4 6 4 4 4-4',
  'chevron-up': 'm4 10 4-4 4 4',
  'chevron-start': 'M10 4 6 8l4 4',
  'chevron-end': 'm6 4 4 4-4 4',
  'arrow-up': 'M8 13V3.5M4 7l4-4 4 4',
  'arrow-down': 'M8 3v9.5M4 9l4 4 4-4',
  'arrow-end': 'M3 8h9.5M9 4l4 4-4 4',
} as const

/** Names of the drawings. */
export type IconName = keyof typeof DRAWINGS

/** Every name, for a gallery. */
export const iconNames = Object.keys(DRAWINGS) as IconName[]

export interface IconProps {
  name: IconName
  /** Side in pixels. Default 16. */
  size?: number
  /** What it says when it stands alone; without it the icon is decoration. */
  label?: string
  className?: string
}

/** A line drawing in the colour of the text. Those that point along the line of reading turn with it. */
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
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
