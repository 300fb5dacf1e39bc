import {
  CopyButton,
  DetailPage,
  KeyValueList,
  lazyFormDialog,
  QueryView,
  Status,
  TimeChart,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { dayStart } from '../days.ts'
import { linkData, type MonitorLinkDetail } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { EventPostbacks } from './event-postbacks.tsx'
import { LinkTester } from './link-tester.tsx'
import { useAdWords } from './use-ad-words.ts'

const EditLink = lazyFormDialog(() => import('./edit-link.tsx').then((module) => module.EditLink))

export interface MonitorLinkPageProps {
  /** ID of the monitor link. */
  monitorLinkId: string
}

/** One monitor link: its addresses, its counts, and where it leads. */
export default function MonitorLinkPage({ monitorLinkId }: MonitorLinkPageProps) {
  const { link } = useData(linkData, monitorLinkId)
  return <QueryView query={link}>{(found) => <Found link={found} />}</QueryView>
}

function Found({ link }: { link: MonitorLinkDetail }) {
  const text = useAdsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { update, remove } = useData(linkData, link.monitorLinkId)
  const [isOpen, setOpen] = useState(false)
  const {
    monitorLinkId,
    linkName,
    status,
    kind,
    clickAddress,
    pixelAddress,
    adProjectId,
    materialId,
    appId: _,
    ...rest
  } = link
  const { deepLink, storePage, postbacks, eventPostbacks } = rest
  const list = routeTo('ads.links')
  const turned = status === 'on' ? 'off' : 'on'
  return (
    <>
      <DetailPage
        title={linkName}
        parents={[{ label: text('ads.links'), to: list }]}
        status={<Status tone={status === 'on' ? 'success' : 'draft'}>{text(`ads.linkStatus.${status}`)}</Status>}
        meta={[text(`ads.monitorKind.${kind}`)]}
        actions={[
          { call: update.call, label: text('ads.link.edit'), run: () => setOpen(true) },
          {
            call: update.call,
            label: status === 'on' ? text('ads.turnOff') : text('ads.turnOn'),
            done: text(status === 'on' ? 'ads.link.turnedOff' : 'ads.link.turnedOn'),
            run: () =>
              update.run({
                monitorLinkId,
                linkName,
                kind,
                status: turned,
                adProjectId: adProjectId ?? null,
                materialId: materialId ?? null,
                deepLink,
                storePage,
                postbacks: [...postbacks],
                eventPostbacks: [...eventPostbacks],
              }),
          },
          {
            call: remove.call,
            label: text('ads.delete'),
            confirm: { title: text('ads.delete.title', { name: linkName }), description: text('ads.link.delete.body') },
            done: text('ads.link.deleted'),
            run: async () => {
              await remove.run({ monitorLinkId })
              place.go(list)
            },
          },
        ]}
        notice={
          <div className="flex min-w-0 flex-col gap-1">
            {[clickAddress, pixelAddress].map((address) =>
              address === null ? null : (
                <p key={address} className="flex min-w-0 flex-wrap items-center gap-2">
                  <code className="min-w-0 font-mono text-sm wrap-anywhere">{address}</code>
                  <CopyButton value={address} label={text('ads.copy')} />
                </p>
              ),
            )}
          </div>
        }
        tabs={[
          { id: 'counts', label: text('ads.tab.counts'), content: <Counts link={link} /> },
          { id: 'events', label: text('ads.eventPostbacks'), content: () => <EventPostbacks link={link} /> },
          { id: 'trial', label: text('ads.tab.trial'), content: () => <LinkTester monitorLinkId={monitorLinkId} /> },
        ]}
      />
      <EditLink link={link} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function Counts({ link }: { link: MonitorLinkDetail }) {
  const text = useAdsText()
  const { writeNumber } = useAdWords()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <KeyValueList
        items={link.hits.map(({ quality, clicks, impressions }) => ({
          label: text(`ads.quality.${quality}`),
          value: text('ads.hits', { clicks: writeNumber(clicks), views: writeNumber(impressions) }),
        }))}
      />
      <TimeChart
        title={text('ads.clicks.days')}
        level={2}
        unit="day"
        kind="bars"
        times={link.days.map(({ day }) => dayStart(day))}
        series={[
          { id: 'valid', label: text('ads.quality.valid'), values: link.days.map((each) => each.clicks) },
          { id: 'invalid', label: text('ads.invalid'), values: link.days.map((each) => each.invalid) },
        ]}
      />
      <p className="text-sm text-muted">{text('ads.quality.rule')}</p>
    </div>
  )
}
