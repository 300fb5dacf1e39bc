import { classNames } from '@console-widgets/ui'
import type { ContentRating } from '@console-widgets/core/tables'
import { rankOf, systemLevels } from '../model.ts'

/** Outline of each system's labels, drawn by us. */
const outlines: Record<ContentRating, React.ReactNode> = {
  HWAR: <rect x="3" y="6" width="42" height="36" rx="6" />,
  PEGI: <path d="M6 3h36v42H6z" />,
  USK: <path d="M24 1 47 24 24 47 1 24z" />,
  Russia: <circle cx="24" cy="24" r="22" />,
  ESRB: <path d="M9 2h30v44H9zM9 36h30" />,
  ClassInd: <rect x="3" y="3" width="42" height="42" rx="9" />,
  ACB: <path d="M14 3h20l11 11v20L34 45H14L3 34V14z" />,
  GRAC: <path d="M3 3h42v30a12 12 0 0 1-12 12H3z" />,
  Generic: <rect x="4" y="4" width="40" height="40" rx="2" />,
}

const colors = ['text-success', 'text-info', 'text-warning', 'text-danger'] as const

/** Label of a level, as its system draws it. Color and number rise together. */
export function AgeLabel({ system, level }: { system: ContentRating; level: string }) {
  const share = rankOf(system, level) / (systemLevels[system].length - 1)
  return (
    <svg
      viewBox="0 0 48 48"
      className={classNames('size-11 shrink-0', colors[Math.min(3, Math.floor(share * 4))])}
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        {outlines[system]}
      </g>
      <text
        x="24"
        y={system === 'ESRB' ? 22 : 25}
        textAnchor="middle"
        dominantBaseline="middle"
        fill="currentColor"
        fontWeight="700"
        fontSize={level.length > 3 ? 10 : level.length > 2 ? 13 : 18}
      >
        {level}
      </text>
    </svg>
  )
}
