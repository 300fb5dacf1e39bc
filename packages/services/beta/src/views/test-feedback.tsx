import { Card, QueryView, RelativeTime, useData, useLanguage } from '@console-widgets/ui'
import { teamTestData } from '../data.ts'
import { useBetaText } from '../generated/text.ts'

/** What testers say of a build, the latest first. */
export function TestFeedback({ appId, versionId }: { appId: string; versionId: string }) {
  const text = useBetaText()
  const { feedback } = useData(teamTestData, appId, versionId, useLanguage())
  return (
    <QueryView query={feedback}>
      {({ items, total }) => (
        <Card
          title={text('beta.feedback.list')}
          description={
            items.length < total
              ? text('beta.feedback.latest', { shown: items.length, total })
              : text('beta.feedback.emptyBody')
          }
        >
          {items.length === 0 ? (
            <p className="text-muted">{text('beta.feedback.empty')}</p>
          ) : (
            <ul className="flex flex-col gap-4">
              {items.map(({ content, createTime, device, feedbackId, nickName }) => (
                <li key={feedbackId} className="flex flex-col gap-1">
                  <p className="wrap-anywhere whitespace-pre-line">{content}</p>
                  <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                    <span className="wrap-anywhere">{nickName}</span>
                    {device ? <span className="wrap-anywhere">{device}</span> : null}
                    <RelativeTime time={createTime} />
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </QueryView>
  )
}
