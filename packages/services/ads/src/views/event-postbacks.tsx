import {
  ActionButton,
  Callout,
  Dialog,
  DialogContent,
  icons,
  Identifier,
  ResourceList,
  Status,
  type Tone,
  useData,
} from '@console-widgets/ui'
import { useState } from 'react'
import { eventPostbacksData, type EventPostbackRow, type MonitorLinkDetail } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { commonPostbackEvents, eventPostbackStates, type EventPostbackState } from '../model.ts'
import { useAdWords } from './use-ad-words.ts'

const tones: Readonly<Record<EventPostbackState, Tone>> = { pending: 'info', sent: 'success', failed: 'danger' }

/** Postbacks of a link’s events, each with its result, and the secret that signs them. */
export function EventPostbacks({ link }: { link: MonitorLinkDetail }) {
  const text = useAdsText()
  const { writeNumber } = useAdWords()
  const { monitorLinkId, linkName, secretTime, eventPostbacks } = link
  const { postbacks, renewSecret } = useData(eventPostbacksData, monitorLinkId)
  const [secret, setSecret] = useState<string>()
  const isFirst = secretTime === null
  const resultOf = ({ problem, status }: EventPostbackRow) =>
    problem === null
      ? status === null
        ? ''
        : String(status)
      : text(`ads.postbackProblem.${problem}`, { status: status ?? 0 })
  const nameOf = ({ event }: EventPostbackRow) => {
    const common = commonPostbackEvents.find((each) => each === event)
    return common ? text(`ads.postbackEvent.${common}`) : event
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {isFirst && eventPostbacks.length > 0 ? <Callout tone="warning">{text('ads.secret.missing')}</Callout> : null}
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-sm text-muted">{text('ads.secret.help')}</p>
        <ActionButton
          label={text(isFirst ? 'ads.secret.create' : 'ads.secret.replace')}
          call={renewSecret.call}
          {...(isFirst
            ? {}
            : {
                confirm: {
                  title: text('ads.secret.replace.title', { name: linkName }),
                  description: text('ads.secret.replace.body'),
                  action: text('ads.secret.replace'),
                },
              })}
          run={async () => setSecret((await renewSecret.run({ monitorLinkId }))?.secret)}
        />
      </div>
      <ResourceList
        list={postbacks}
        title={text('ads.eventPostbacks.sent')}
        description={text('ads.eventPostbacks.sent.body')}
        columns={[
          { id: 'event', header: text('ads.postback.event'), value: nameOf, primary: true, width: 140 },
          {
            id: 'state',
            header: text('ads.state'),
            width: 130,
            cell: ({ state }) => <Status tone={tones[state]}>{text(`ads.postbackState.${state}`)}</Status>,
            filter: {
              kind: 'choice',
              choices: eventPostbackStates.map((value) => ({ value, label: text(`ads.postbackState.${value}`) })),
            },
          },
          { id: 'status', header: text('ads.postback.result'), width: 170, cell: resultOf, sort: false, filter: false },
          {
            id: 'attempts',
            header: text('ads.postback.attempts'),
            width: 100,
            cell: ({ attempts }) => writeNumber(attempts),
          },
          { id: 'time', header: text('ads.postback.time'), width: 150 },
          { id: 'address', header: text('ads.postback.address'), code: true, sort: false, filter: false },
        ]}
        empty={{
          title: text('ads.eventPostbacks.empty'),
          body: text('ads.eventPostbacks.empty.body'),
          icon: icons.users,
        }}
      />
      {secret === undefined ? null : (
        <Dialog open onOpenChange={(open) => (open ? undefined : setSecret(undefined))}>
          <DialogContent title={text('ads.secret')} closeLabel={text('ads.close')}>
            <div className="flex min-w-0 flex-col gap-4">
              <Callout tone="warning">{text('ads.secret.once')}</Callout>
              <Identifier value={secret} label={text('ads.secret')} />
            </div>
          </DialogContent>
        </Dialog>
      )}
    </div>
  )
}
