import { personData } from '@console-widgets/teams/data'
import {
  Badge,
  Icon,
  icons,
  lazyPart,
  Popover,
  PopoverContent,
  PopoverTrigger,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { useHostText } from '../text.ts'

const NoticePanel = lazyPart(() => import('./notice-panel.tsx').then((module) => module.NoticePanel))

/** Highest number that the badge shows. */
const mostCounted = 99

/**
 * The number of unread notifications, known from the user that the console polls anyway, and their list when opened.
 */
export function NoticeBell() {
  const text = useHostText()
  const [open, setOpen] = useState(false)
  const unread = useStore(useData(personData).person).data?.notices ?? 0
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>
        <button
          type="button"
          data-click="host.notices"
          aria-label={unread > 0 ? text('host.notices.unread', { count: unread }) : text('host.notices')}
          className="relative grid size-control shrink-0 place-items-center rounded-md text-muted focus-ring hover:bg-hover hover:text-ink"
        >
          <Icon name={icons.bell} />
          {unread > 0 ? (
            <span aria-hidden="true" className="absolute -end-1 -top-1 scale-80">
              <Badge tone="accent">{unread > mostCounted ? `${mostCounted}+` : unread}</Badge>
            </span>
          ) : null}
        </button>
      </PopoverTrigger>
      <PopoverContent label={text('host.notices')} align="end">
        <NoticePanel onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  )
}
