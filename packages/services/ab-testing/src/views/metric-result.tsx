import { Badge, Button, Card, lazyPart, Status, useJoin } from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import type { Experiment, GroupResult, MetricResult as Result } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { declarationOf, isActive } from '../model.ts'
import { saysVerdict } from '../says-verdict.ts'
import { useMetricWords } from './use-metric-words.ts'

const ExplainDialog = lazyPart(() => import('./explain-dialog.tsx').then((module) => module.ExplainDialog))

const verdictTones = { better: 'success', worse: 'danger', open: 'draft', none: 'draft' } as const

interface MetricResultProps {
  experiment: Experiment
  metric: Result
}

/** A metric of an experiment: a row of interval bars, one for each variant against the control. */
export function MetricResult({ experiment, metric: { metricId, role, groups } }: MetricResultProps) {
  const text = useAbTestingText()
  const { nameOf } = useMetricWords(experiment.currency)
  const [isExplained, setExplained] = useState(false)
  const bounds = groups.filter(saysVerdict).flatMap(({ liftInterval: of }) => (of ? [of.lower, of.upper] : []))
  const reach = Math.max(0.01, ...bounds.map(Math.abs)) * 1.1
  const { kind, better } = declarationOf(metricId)
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {nameOf(metricId)}
          <Badge tone={role === 'goal' ? 'accent' : role === 'guard' ? 'warning' : 'draft'}>
            {text(`ab-testing.role.${role}`)}
          </Badge>
        </span>
      }
      description={text(`ab-testing.explain.${better}`, { kind: text(`ab-testing.kind.${kind}`) })}
      actions={
        <Button size="small" onClick={() => setExplained(true)}>
          {text('ab-testing.explain')}
        </Button>
      }
    >
      <ul className="@container flex min-w-0 flex-col">
        {groups.map((group, at) => (
          <li
            key={group.variantId}
            className="grid min-w-0 items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0 @md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1fr)]"
          >
            <GroupName experiment={experiment} group={group} metricId={metricId} />
            {at === 0 ? (
              <span className="text-sm text-muted">{text('ab-testing.variant.control')}</span>
            ) : (
              <>
                <IntervalBar group={group} reach={reach} />
                <Lift experiment={experiment} group={group} metricId={metricId} />
              </>
            )}
          </li>
        ))}
      </ul>
      {isExplained ? (
        <Suspense>
          <ExplainDialog metricId={metricId} onClose={() => setExplained(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

interface GroupProps {
  experiment: Experiment
  group: GroupResult
}

function GroupName({ experiment, group, metricId }: GroupProps & { metricId: Result['metricId'] }) {
  const text = useAbTestingText()
  const join = useJoin()
  const { write, writeNumber } = useMetricWords(experiment.currency)
  const variant = experiment.variants.find(({ variantId }) => variantId === group.variantId)
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{variant?.variantName}</span>
      <span className="tabular-nums">{write(metricId, group.mean)}</span>
      <span className="text-sm text-muted tabular-nums">
        {join.labeled(text('ab-testing.result.people'), writeNumber(group.people))}
      </span>
    </div>
  )
}

/** The relative difference with its interval, around zero. The numbers stand beside it. */
function IntervalBar({ group, reach }: { group: GroupResult; reach: number }) {
  const { lift, verdict } = group
  const liftInterval = saysVerdict(group) ? group.liftInterval : null
  const place = (value: number) => `${50 + (50 * value) / reach}%`
  const shade = verdict === 'better' ? 'bg-success' : verdict === 'worse' ? 'bg-danger' : 'bg-draft'
  return (
    <div aria-hidden className="relative h-6 min-w-0 rounded-sm bg-draft-soft" dir="ltr">
      <span className="absolute inset-y-0 start-1/2 w-px bg-line-strong" />
      {liftInterval ? (
        <span
          className={`absolute top-2 h-2 rounded-full ${shade}`}
          style={{ left: place(liftInterval.lower), right: `calc(100% - ${place(liftInterval.upper)})` }}
        />
      ) : null}
      {lift !== null && liftInterval ? (
        <span
          className="absolute top-1 h-4 w-0.5 -translate-x-1/2 rounded-full bg-accent"
          style={{ left: place(lift) }}
        />
      ) : null}
    </div>
  )
}

function Lift({ experiment, group, metricId }: GroupProps & { metricId: Result['metricId'] }) {
  const text = useAbTestingText()
  const { writeEffect, writeLift } = useMetricWords(experiment.currency)
  const { lift, interval, liftInterval, chance, verdict } = group
  const isRelative = lift !== null && liftInterval !== null && saysVerdict(group)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <Status tone={verdictTones[verdict]}>
        {text(`ab-testing.verdict.${verdict === 'open' && !isActive(experiment.state) ? 'ended' : verdict}`)}
      </Status>
      {isRelative ? (
        <span>
          {writeLift(lift)} ({writeEffect(metricId, group)})
        </span>
      ) : interval && (verdict === 'better' || verdict === 'worse') ? (
        <span>{writeEffect(metricId, group)}</span>
      ) : null}
      {chance === null ? null : (
        <span className="text-muted">{text('ab-testing.result.chance', { chance: chance.toPrecision(2) })}</span>
      )}
    </div>
  )
}
