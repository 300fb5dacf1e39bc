import { ActionButton, Card, KeyValueList, RelativeTime, useData } from '@console-widgets/ui'
import { calls } from '../../contract.ts'
import { type Demo, demosData } from '../../data.ts'
import { useDemosText } from '../../generated/text.ts'
import { demoLimits, directionOf, isDemoActAllowed, showsEnough } from '../../model.ts'
import { FindingRows } from '../finding-rows.tsx'
import { useLanguageNames } from '../use-language-names.ts'
import { DemoMedia } from './demo-media.tsx'
import { DemoStatus } from './demo-status.tsx'

interface DemoCardProps {
  demo: Demo
  onEdit: () => void
}

/** A demo with its state, what the reviewer found, and what can be done with it. */
export function DemoCard({ demo, onEdit }: DemoCardProps) {
  const text = useDemosText()
  const nameOf = useLanguageNames()
  const { lang, title, description, state, findings, submitTime, reviewTime, updateTime } = demo
  return (
    <Card
      title={
        <span lang={lang} className="wrap-anywhere">
          {title}
        </span>
      }
      actions={<DemoStatus state={state} />}
    >
      <div className="flex flex-col gap-3">
        <p lang={lang} dir={directionOf(lang)} className="text-sm wrap-anywhere whitespace-pre-line text-muted">
          {description || text('store-listing.demos.noDescription')}
        </p>
        <DemoMedia demo={demo} />
        {findings.length > 0 ? (
          <div className="flex flex-col gap-2">
            <h3 className="font-medium">
              {text(state === 'rejected' ? 'store-listing.demos.reasons' : 'store-listing.demos.noticed')}
            </h3>
            <FindingRows findings={findings} focus={null} />
          </div>
        ) : null}
        <KeyValueList
          items={[
            { label: text('store-listing.demos.lang'), value: nameOf(lang) },
            ...(submitTime === null
              ? [{ label: text('store-listing.demos.changed'), value: <RelativeTime time={updateTime} /> }]
              : [{ label: text('store-listing.demos.submitTime'), value: <RelativeTime time={submitTime} /> }]),
            ...(reviewTime === null
              ? []
              : [{ label: text('store-listing.demos.reviewTime'), value: <RelativeTime time={reviewTime} /> }]),
          ]}
        />
        <DemoActions demo={demo} onEdit={onEdit} />
      </div>
    </Card>
  )
}

function DemoActions({ demo, onEdit }: DemoCardProps) {
  const text = useDemosText()
  const { appId, demoId, title, state } = demo
  const { submit, cancel, remove } = useData(demosData, appId)
  const isShown = state === 'passed'
  return (
    <div className="flex flex-wrap gap-2">
      {isDemoActAllowed('submit', state) ? (
        <ActionButton
          size="small"
          label={text('store-listing.demos.submit')}
          call={calls['store-listing.demo.create']}
          reason={
            showsEnough(demo)
              ? undefined
              : text('store-listing.demos.submit.missing', { count: demoLimits.fewestPictures })
          }
          run={() => submit.run({ demoId })}
          done={text('store-listing.demos.submitted')}
        />
      ) : null}
      {isDemoActAllowed('edit', state) ? (
        <ActionButton
          size="small"
          label={text('store-listing.demos.edit')}
          call={calls['store-listing.demo.update']}
          run={onEdit}
        />
      ) : null}
      {isDemoActAllowed('cancel', state) ? (
        <ActionButton
          size="small"
          label={text(isShown ? 'store-listing.demos.takeDown' : 'store-listing.demos.withdraw')}
          call={calls['store-listing.demo.cancel']}
          run={() => cancel.run({ demoId })}
          confirm={{
            title: text(isShown ? 'store-listing.demos.takeDown.title' : 'store-listing.demos.withdraw.title', {
              title,
            }),
            description: text(isShown ? 'store-listing.demos.takeDown.body' : 'store-listing.demos.withdraw.body'),
            action: text(isShown ? 'store-listing.demos.takeDown' : 'store-listing.demos.withdraw'),
          }}
          done={text(isShown ? 'store-listing.demos.takenDown' : 'store-listing.demos.withdrawn')}
        />
      ) : null}
      {isDemoActAllowed('delete', state) ? (
        <ActionButton
          size="small"
          label={text('store-listing.demos.delete')}
          call={calls['store-listing.demo.delete']}
          run={() => remove.run({ demoId })}
          confirm={{
            title: text('store-listing.demos.delete.title', { title }),
            description: text('store-listing.demos.delete.body'),
            action: text('store-listing.demos.delete'),
          }}
          done={text('store-listing.demos.deleted')}
        />
      ) : null}
    </div>
  )
}
