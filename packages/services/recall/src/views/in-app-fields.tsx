import { Link, NumberField, QueryView, Select, useData, useRoutes } from '@console-widgets/ui'
import { stepMessagesData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { journeyLimits as limits, type InAppNode } from '../model.ts'
import { routes } from '../routes.ts'

interface InAppFieldsProps {
  appId: string
  node: InAppNode
  set: (node: InAppNode) => void
}

/** The in-app message that a step leads people to, and for how long. */
export function InAppFields({ appId, node, set }: InAppFieldsProps) {
  const text = useRecallText()
  const routeTo = useRoutes(routes)
  const { messages } = useData(stepMessagesData, appId)
  return (
    <>
      <QueryView query={messages}>
        {({ items }) => {
          const chosen = items.find(({ messageId }) => messageId === node.messageId)
          if (items.length === 0)
            return (
              <p className="text-sm text-muted">
                {text('recall.inApp.none')}{' '}
                <Link to={routeTo('app-messaging.app', { appId })} className="underline">
                  {text('recall.inApp.toMessages')}
                </Link>
              </p>
            )
          return (
            <div className="flex min-w-0 flex-col items-start gap-2">
              <div className="w-full min-w-0">
                <Select
                  label={text('recall.inApp.message')}
                  help={text('recall.inApp.help')}
                  placeholder={text('recall.choose')}
                  required
                  value={chosen?.messageId}
                  choices={items.map(({ messageId, messageName, isPublished }) => ({
                    value: messageId,
                    label: isPublished ? messageName : `${messageName} (${text('recall.inApp.unpublished')})`,
                  }))}
                  onChange={(messageId) => set({ ...node, messageId })}
                />
              </div>
              {chosen ? (
                <Link to={routeTo('app-messaging.message', { appId, messageId: chosen.messageId })}>
                  {text('recall.inApp.open')}
                </Link>
              ) : null}
            </div>
          )
        }}
      </QueryView>
      <NumberField
        label={text('recall.inApp.days')}
        help={text('recall.inApp.daysHelp')}
        unit={text('recall.days')}
        min={1}
        max={limits.inAppDays}
        required
        value={node.days}
        onChange={(days = 0) => set({ ...node, days })}
      />
    </>
  )
}
