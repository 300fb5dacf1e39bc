import { ActionButton, TextArea, useData, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { closingData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { supportLimits } from '../model.ts'

/** Closes the selected feedback, with a reply to each that has none. */
export function CloseSelected({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const text = useSupportText()
  const toasts = useToast()
  const { close } = useData(closingData)
  const [content, setContent] = useState('')
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-sunken p-3">
      <TextArea
        label={text('support.feedback.closeReply')}
        value={content}
        onChange={setContent}
        maxLength={supportLimits.reply}
        rows={2}
      />
      <div>
        <ActionButton
          call={calls['support.app-feedback.close']}
          label={text('support.feedback.closeSelected', { count: ids.length })}
          run={async () => {
            const reply = content.trim()
            const answer = await close.run({
              feedbackIds: ids.slice(0, supportLimits.bulk),
              ...(reply === '' ? {} : { content: reply }),
            })
            toasts.show({ title: text('support.feedback.closed', { count: answer?.closed ?? ids.length }) })
            onDone()
          }}
        />
      </div>
    </div>
  )
}
