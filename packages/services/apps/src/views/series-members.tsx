import {
  Badge,
  classNames,
  CutText,
  IconButton,
  Link,
  moved,
  QueryFailure,
  Status,
  type Tone,
  useAct,
  useData,
  useDragOrder,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { seriesCalls } from '../contract.ts'
import { type AppPhase, seriesLimits } from '../model.ts'
import { routes } from '../routes.ts'
import { useSeriesText } from '../generated/text.ts'
import { type AppSeries, phasesData, seriesData, type SeriesMember } from '../series/data.ts'
import { usePackageTypeChoices } from './use-detail-choices.ts'

const tones: Record<AppPhase, Tone> = {
  none: 'draft',
  draft: 'draft',
  invitation: 'info',
  openTest: 'info',
  phased: 'accent',
  onShelf: 'success',
}

export interface SeriesMembersProps {
  /** App whose page it is. */
  appId: string
  series: AppSeries
  editable: boolean
}

/** The apps of a series in their order in the store, which can be changed by dragging or with arrows. */
export function SeriesMembers({ appId, series, editable }: SeriesMembersProps) {
  const text = useSeriesText()
  const { act } = useAct()
  const { set } = useData(seriesData, appId)
  const { phases } = useData(phasesData, series.seriesId)
  const [pending, setPending] = useState<SeriesMember[]>()
  const [said, setSaid] = useState('')
  const members = pending ?? series.members
  const move = (from: number, to: number) => {
    const next = moved(members, from, to)
    const { appName } = members[from] as SeriesMember
    setPending(next)
    void act({
      label: text('series.order'),
      run: async () => {
        try {
          await set.run({ seriesId: series.seriesId, appIds: next.map((member) => member.appId) })
          setSaid(text('series.order.done', { name: appName, position: to + 1, count: next.length }))
        } finally {
          setPending(undefined)
        }
      },
    })
  }
  const { dragged, over, itemAt } = useDragOrder(editable ? move : undefined)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {text('series.order')}
        {editable ? ` · ${text('series.order.help')}` : null}
      </p>
      <QueryFailure query={phases} />
      <ol aria-label={text('series.order')} className="flex flex-col gap-2">
        {members.map((member, index) => (
          <li
            key={member.appId}
            {...itemAt(index)}
            className={classNames(
              'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-3 py-2 shadow-sm',
              editable && 'cursor-grab',
              over === index && 'outline-2 outline-accent',
              dragged === index && 'opacity-60',
            )}
          >
            <span className="w-4 text-sm text-muted tabular-nums">{index + 1}</span>
            <MemberFacts member={member} isCurrent={member.appId === appId} seriesId={series.seriesId} />
            {editable ? (
              <MemberActions
                appId={appId}
                member={member}
                series={series}
                onUp={index === 0 ? undefined : () => move(index, index - 1)}
                onDown={index === members.length - 1 ? undefined : () => move(index, index + 1)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

function MemberFacts({ member, isCurrent, seriesId }: { member: SeriesMember; isCurrent: boolean; seriesId: string }) {
  const text = useSeriesText()
  const routeTo = useRoutes(routes)
  const packageType = usePackageTypeChoices().find(({ value }) => value === member.packageType)
  const known = useStore(useData(phasesData, seriesId).phases).data?.phases
  const found = known?.find((each) => each.appId === member.appId)
  return (
    <>
      <span className="flex min-w-0 flex-1 basis-48 flex-col">
        <span className="flex flex-wrap items-center gap-2">
          {isCurrent ? (
            <>
              <span className="font-medium">{member.appName}</span>
              <Badge tone="accent">{text('series.current')}</Badge>
            </>
          ) : (
            <Link to={routeTo('apps.app', member)}>{member.appName}</Link>
          )}
        </span>
        <span className="flex min-w-0 flex-wrap gap-x-2 text-sm text-muted">
          <code className="min-w-0">
            <CutText text={member.packageName ?? ''} />
          </code>
          <span>{packageType?.label}</span>
        </span>
      </span>
      {found ? (
        <Status tone={tones[found.phase]}>
          {text(`series.phase.${found.phase}`, { percent: Number(found.percent ?? 0) })}
        </Status>
      ) : null}
    </>
  )
}

interface MemberActionsProps {
  appId: string
  member: SeriesMember
  series: AppSeries
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function MemberActions({ appId, member, series, onUp, onDown }: MemberActionsProps) {
  const text = useSeriesText()
  const { act } = useAct()
  const { removeMember } = useData(seriesData, appId)
  const { appName: name } = member
  const tooFew = series.members.length <= seriesLimits.fewestMembers
  return (
    <span className="flex gap-1">
      <IconButton size="small" icon="chevron-up" label={text('series.up', { name })} disabled={!onUp} onClick={onUp} />
      <IconButton
        size="small"
        icon="chevron-down"
        label={text('series.down', { name })}
        disabled={!onDown}
        onClick={onDown}
      />
      <IconButton
        size="small"
        icon="trash"
        label={text('series.remove', { name })}
        reason={tooFew ? text('series.remove.tooFew') : undefined}
        onClick={() =>
          void act({
            call: seriesCalls['app-series.action.delete'],
            label: text('series.remove.action'),
            confirm: { title: text('series.remove.title', { name }), description: text('series.remove.body') },
            run: () => removeMember.run({ seriesId: series.seriesId, appId: member.appId }),
          })
        }
      />
    </span>
  )
}
