import { Link, RadioGroup, useRoutes } from '@console-widgets/ui'
import { useAppMessagingText } from '../generated/text.ts'
import type { PartProps } from '../message-form.ts'
import { routes } from '../routes.ts'
import { AudienceFields } from './audience-fields.tsx'

/** Who gets a message: its audience, or those whom journeys lead to it. */
export function Receivers({ appId, ...parts }: PartProps & { appId: string }) {
  const text = useAppMessagingText()
  const routeTo = useRoutes(routes)
  const { content, change } = parts
  const { onlyInJourneys = false } = content
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        label={text('app-messaging.receivers')}
        value={onlyInJourneys}
        onChange={(isOnly) => change({ onlyInJourneys: isOnly || undefined })}
        choices={[
          { value: false, label: text('app-messaging.receivers.audience') },
          { value: true, label: text('app-messaging.receivers.journeys') },
        ]}
      />
      {onlyInJourneys ? (
        <p className="text-sm text-muted">
          {text('app-messaging.receivers.journeys.help')}{' '}
          <Link to={routeTo('recall.journeys', { appId })} className="underline">
            {text('app-messaging.receivers.toJourneys')}
          </Link>
        </p>
      ) : (
        <AudienceFields {...parts} />
      )}
    </div>
  )
}
