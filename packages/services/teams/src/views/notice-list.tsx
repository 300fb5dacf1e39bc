import {
  Button,
  EmptyState,
  IconButton,
  icons,
  Link,
  QueryView,
  RelativeTime,
  useData,
  useLanguage,
  usePageRoute,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type Notice, noticesData } from '../data.ts'
import { useNoticesText } from '../generated/text.ts'
import { routes } from '../routes.ts'

export interface NoticeListProps {
  /** Called when the user follows a link, such as to close a panel. */
  onLeave?: () => void
}

/** Notices shown at first, and by each further step. */
const step = 8

/** Notifications to the user in this team, newest first, with links to where they can act. */
export default function NoticeList({ onLeave }: NoticeListProps) {
  const text = useNoticesText()
  const routeTo = useRoutes(routes)
  const [shown, setShown] = useState(step)
  const { notices, read } = useData(noticesData, useLanguage())
  return (
    <section aria-label={text('teams.inbox')} className="flex min-w-0 flex-col gap-2">
      <QueryView query={notices}>
        {({ items, unread }) => (
          <>
            <header className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-md font-semibold">{text('teams.inbox')}</h2>
              {unread > 0 ? (
                <Button tone="quiet" size="small" onClick={() => void read.run({})}>
                  {text('teams.inbox.readAll')}
                </Button>
              ) : null}
            </header>
            {items.length === 0 ? (
              <EmptyState icon={icons.bell} title={text('teams.inbox.empty')} body={text('teams.inbox.emptyBody')} />
            ) : (
              <ul className="flex flex-col divide-y divide-line">
                {items.slice(0, shown).map((notice) => (
                  <Entry
                    key={notice.noticeId}
                    notice={notice}
                    onRead={() => void read.run({ noticeIds: [notice.noticeId] })}
                    onLeave={onLeave}
                  />
                ))}
              </ul>
            )}
            {items.length > shown ? (
              <Button tone="quiet" size="small" onClick={() => setShown(shown + step)}>
                {text('teams.inbox.more')}
              </Button>
            ) : null}
          </>
        )}
      </QueryView>
      <Link to={routeTo('teams.notices')} onClick={onLeave}>
        {text('teams.inbox.settings')}
      </Link>
    </section>
  )
}

interface EntryProps {
  notice: Notice
  onRead: () => void
  onLeave: NoticeListProps['onLeave']
}

function Entry({ notice: { appName, body, isRead, page, time, title }, onRead, onLeave }: EntryProps) {
  const text = useNoticesText()
  const route = usePageRoute()(page)
  const leave = () => {
    if (!isRead) onRead()
    onLeave?.()
  }
  return (
    <li className="flex min-w-0 items-start gap-2 py-2.5">
      <span aria-hidden="true" className={`mt-1.5 size-2 shrink-0 rounded-full ${isRead ? '' : 'bg-accent'}`} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className={isRead ? undefined : 'font-medium'}>
          {isRead ? null : <span className="sr-only">{text('teams.inbox.unread')} </span>}
          {route ? (
            <Link quiet to={route} onClick={leave}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-sm">{body}</p>
        <p className="text-sm text-muted">
          {appName ? <>{appName} · </> : null}
          <RelativeTime time={time} />
        </p>
      </div>
      {isRead ? null : (
        <IconButton icon="check" size="small" label={text('teams.inbox.readOne', { title })} onClick={onRead} />
      )}
    </li>
  )
}
