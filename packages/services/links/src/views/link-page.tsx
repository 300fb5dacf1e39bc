import { escapeMarkup, formatDateTime, isWebAddress } from '@console-widgets/core/formats'
import { readPlace } from '@console-widgets/data'
import {
  Button,
  Callout,
  copyText,
  CopyButton,
  DetailPage,
  lazyPart,
  Loading,
  OutsideLink,
  QueryView,
  useData,
  useLanguage,
  usePlace,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { Suspense } from 'react'
import { calls } from '../contract.ts'
import { type BuiltKind, type LinkDetail, linkData } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { LinkStatus } from './link-status.tsx'
import { TargetEditor } from './target-editor.tsx'

const LinkClicks = lazyPart(() => import('./link-clicks.tsx').then((module) => module.LinkClicks))
const LinkCode = lazyPart(() => import('./link-code.tsx').then((module) => module.LinkCode))
const LinkHistory = lazyPart(() => import('./link-history.tsx').then((module) => module.LinkHistory))

export interface LinkPageProps {
  /** ID of the app. */
  appId: string
  /** ID of the link. */
  linkId: string
  /** Default: what the address of the page says. */
  kind?: BuiltKind
}

/** One link: its targets, its code, its clicks, and what it led to before. */
export default function LinkPage({ appId, linkId, kind: given }: LinkPageProps) {
  const place = usePlace()
  const named = readPlace(useStore(place.$route)).parameters.get('kind')
  const kind = given ?? (named === 'deep' ? 'deep' : 'short')
  const { link } = useData(linkData, kind, linkId)
  return <QueryView query={link}>{(found) => <Found appId={appId} kind={kind} link={found} />}</QueryView>
}

function Found({ appId, kind, link }: { appId: string; kind: BuiltKind; link: LinkDetail }) {
  const text = useLinksText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { setStatus, remove } = useData(linkData, kind, link.linkId)
  const { linkId, linkName, status, state, address, history } = link
  const list = routeTo('links.list', { appId })
  const isOn = status === 'on'
  const later = (content: React.ReactNode) => () => <Suspense fallback={<Loading />}>{content}</Suspense>
  return (
    <DetailPage
      title={linkName}
      parents={[{ label: text('links.title'), to: list }]}
      status={<LinkStatus state={state} />}
      meta={[text(`links.kind.one.${kind}`)]}
      actions={[
        {
          call: calls['links.link-status.update'],
          label: isOn ? text('links.turnOff') : text('links.turnOn'),
          ...(isOn
            ? {
                confirm: {
                  title: text('links.turnOff.title', { name: linkName }),
                  description: text('links.turnOff.body'),
                },
              }
            : {}),
          done: isOn ? text('links.turnedOff') : text('links.turnedOn'),
          run: () => setStatus.run({ linkId, status: isOn ? 'off' : 'on' }),
        },
        {
          call: remove.call,
          label: text('links.delete'),
          confirm: { title: text('links.delete.title', { name: linkName }), description: text('links.delete.body') },
          done: text('links.deleted'),
          run: async () => {
            await remove.run({ linkId })
            place.go(list)
          },
        },
      ]}
      notice={<Notice link={link} address={address} />}
      tabs={[
        { id: 'targets', label: text('links.tab.targets'), content: () => <TargetEditor kind={kind} link={link} /> },
        { id: 'clicks', label: text('links.tab.clicks'), content: later(<LinkClicks linkId={linkId} />) },
        { id: 'code', label: text('links.tab.code'), content: later(<LinkCode link={link} />) },
        {
          id: 'history',
          label: text('links.tab.history'),
          count: history.length,
          content: later(<LinkHistory kind={kind} link={link} />),
        },
      ]}
    />
  )
}

function Notice({ link, address }: { link: LinkDetail; address: string }) {
  const text = useLinksText()
  const language = useLanguage()
  const { linkName, state, expireTime, targetProblem } = link
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        <code className="line-clamp-2 min-w-0 font-mono text-sm wrap-anywhere">{address}</code>
        <CopyButton value={address} label={text('links.copy')} />
      </p>
      <p className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copyText(`[${linkName.replace(/[[\]\\]/g, '\\$&')}](${address})`)}>
          {text('links.copyMarkdown')}
        </Button>
        <Button
          size="small"
          onClick={() => void copyText(`<a href="${escapeMarkup(address)}">${escapeMarkup(linkName)}</a>`)}
        >
          {text('links.copyHtml')}
        </Button>
        {isWebAddress(address) ? (
          <OutsideLink href={address} className="self-center text-sm">
            {text('links.open')}
          </OutsideLink>
        ) : null}
      </p>
      {state === 'off' ? <Callout>{text('links.off.notice')}</Callout> : null}
      {state === 'expired' && expireTime !== null ? (
        <Callout tone="warning">{text('links.expired.notice', { date: formatDateTime(expireTime, language) })}</Callout>
      ) : null}
      {targetProblem === null ? null : (
        <Callout tone="warning">{text('links.problem', { problem: targetProblem })}</Callout>
      )}
    </div>
  )
}
