import { ExactTime, FormDialog, QueryView, Status, TextField, useData, useToast } from '@console-widgets/ui'
import type * as v from 'valibot'
import { type Message, type MessageTest, testsData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { messageLimits } from '../model.ts'
import { testForm } from '../schemas.ts'

interface SendTestProps {
  message: Message
  /** Whether something isn’t saved: the device gets what is. */
  isChanged: boolean
  open: boolean
  onClose: () => void
}

/** Dialog that sends a message to one device, with what became of the last ones. */
export function SendTest({ message: { messageId }, isChanged, open, onClose }: SendTestProps) {
  const text = useAppMessagingText()
  const toasts = useToast()
  const { tests, send } = useData(testsData, messageId)
  return (
    <FormDialog<v.InferInput<typeof testForm>>
      open={open}
      onOpenChange={onClose}
      title={text('app-messaging.test')}
      description={text(isChanged ? 'app-messaging.test.unsaved' : 'app-messaging.test.body', {
        hours: messageLimits.testHours,
      })}
      submitLabel={text('app-messaging.test.send')}
      schema={testForm}
      onSubmit={async ({ personId }) => {
        await send.run({ messageId, personId })
        toasts.show({ tone: 'success', title: text('app-messaging.test.sent') })
      }}
    >
      <TextField
        name="personId"
        label={text('app-messaging.test.person')}
        help={text('app-messaging.test.person.help')}
        maxLength={messageLimits.personId}
        mono
      />
      <QueryView query={tests}>
        {({ items }) =>
          items.length === 0 ? null : (
            <ul aria-label={text('app-messaging.test.last')} className="flex flex-col gap-2 text-sm">
              {items.map((test) => (
                <li key={test.testId} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
                  <span className="min-w-0 font-mono wrap-anywhere">{test.personId}</span>
                  <TestState test={test} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </FormDialog>
  )
}

/** Whether the device has shown it, still can, or no longer will. */
function TestState({ test: { shownTime, endTime } }: { test: MessageTest }) {
  const text = useAppMessagingText()
  if (shownTime !== null)
    return (
      <Status tone="success" detail={<ExactTime time={shownTime} short />}>
        {text('app-messaging.test.shown')}
      </Status>
    )
  return (
    <Status tone="draft" detail={<ExactTime time={endTime} short />}>
      {text('app-messaging.test.waiting')}
    </Status>
  )
}
