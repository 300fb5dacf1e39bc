import { NoticeList } from '@console-widgets/teams'

/** The open list of notifications. */
export function NoticePanel({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="w-96 max-w-full">
      <NoticeList onLeave={onLeave} />
    </div>
  )
}
