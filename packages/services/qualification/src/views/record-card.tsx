import { ActionButton, Card, KeyValueList, lazyFormDialog, Status, type Tone } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import type { AppRequirements } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import type { RecordState } from '../model.ts'
import { useScrollTo } from './use-scroll-to.ts'

const RecordForm = lazyFormDialog(() => import('./record-form.tsx').then((module) => module.RecordForm))

const tones: Record<RecordState, Tone> = {
  none: 'draft',
  checking: 'info',
  unfiled: 'danger',
  filed: 'success',
  mismatch: 'danger',
}

/** The ICP filing of an app: what the register says, and which part differs. */
export function RecordCard({
  appId,
  record,
  isFocused,
}: {
  appId: string
  record: AppRequirements['record']
  isFocused: boolean
}) {
  const text = useQualificationText()
  const element = useScrollTo(isFocused)
  const [isOpen, setOpen] = useState(false)
  const { state, recordNumber, differences } = record
  return (
    <div ref={element}>
      <Card
        title={text('qualification.record')}
        description={text('qualification.record.help')}
        actions={
          <ActionButton
            size="small"
            label={text(recordNumber === null ? 'qualification.record.enter' : 'qualification.record.again')}
            call={calls['qualification.recordal.check']}
            run={() => setOpen(true)}
            onPointerEnter={RecordForm.prepare}
            onFocus={RecordForm.prepare}
          />
        }
      >
        <KeyValueList
          items={[
            {
              label: text('qualification.record.state'),
              value: <Status tone={tones[state]}>{text(`qualification.record.${state}`)}</Status>,
            },
            { label: text('qualification.record.number'), value: recordNumber },
            ...differences.map(({ part, filed, ours }) => ({
              label: text(`qualification.record.part.${part}`),
              value: text('qualification.record.difference', { filed, ours }),
            })),
          ]}
        />
      </Card>
      <RecordForm appId={appId} record={record} open={isOpen} onOpenChange={setOpen} />
    </div>
  )
}
