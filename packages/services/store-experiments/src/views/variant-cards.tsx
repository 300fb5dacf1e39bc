import { Badge, Card, Section, Status, useJoin } from '@console-widgets/ui'
import type { GroupResult, MaterialTest, Result } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { weightsOf } from '../model.ts'
import { PreviewLink } from './preview-link.tsx'
import { useVariantName } from './use-variant-name.ts'
import { useWords } from './use-words.ts'
import { VariantMaterial } from './variant-material.tsx'

const verdictTones = { better: 'success', worse: 'danger', open: 'draft', none: 'draft' } as const

/** The original and the variants as the store shows them, with the numbers below each. */
export function VariantCards({ test, result }: { test: MaterialTest; result: Result }) {
  const text = useStoreExperimentsText()
  const nameOf = useVariantName(test)
  const { writePercent } = useWords()
  const groups = result.measures.find(({ isGoal }) => isGoal)?.groups ?? []
  const bounds = groups.flatMap(({ liftInterval }) => (liftInterval ? [liftInterval.lower, liftInterval.upper] : []))
  const reach = Math.max(0.01, ...bounds.map(Math.abs)) * 1.1
  const weights = weightsOf(test)
  return (
    <Section title={text('store-experiments.variants')}>
      <ul className="grid min-w-0 gap-4 @sm:grid-cols-2 @lg:grid-cols-3">
        {groups.map((group, at) => {
          const { variantId } = group
          const variant = test.variants.find((each) => each.variantId === variantId)
          const weight = weights.find((each) => each.variantId === variantId)?.weight ?? 0
          return (
            <li key={variantId} className="min-w-0">
              <Card
                title={
                  <span className="flex flex-wrap items-center gap-2">
                    {nameOf(variantId)}
                    <Badge tone={at === 0 ? 'draft' : 'accent'}>{writePercent(weight / 100)}</Badge>
                    {test.appliedVariantId === variantId ? (
                      <Badge tone="success">{text('store-experiments.state.applied')}</Badge>
                    ) : null}
                  </span>
                }
              >
                <div className="flex min-w-0 flex-col gap-3">
                  <VariantMaterial target={test.target} materials={variant ?? test.original} />
                  <Numbers test={test} group={group} isOriginal={at === 0} reach={reach} />
                  <PreviewLink test={test} variantId={variantId} />
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

interface NumbersProps {
  test: MaterialTest
  group: GroupResult
  isOriginal: boolean
  reach: number
}

function Numbers({ test, group, isOriginal, reach }: NumbersProps) {
  const text = useStoreExperimentsText()
  const join = useJoin()
  const { writeInterval, writeLift, writeNumber, writeShare, writeShares } = useWords()
  const { visitors, done, share, shareInterval, lift, liftInterval, verdict } = group
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm tabular-nums">
      <span>{join.labeled(text('store-experiments.visitors'), writeNumber(visitors))}</span>
      <span>{join.labeled(text(`store-experiments.measure.${test.goal}`), writeNumber(done))}</span>
      <span className="text-lg font-medium">{writeShare(share)}</span>
      {shareInterval ? <span className="text-muted">{writeShares(shareInterval)}</span> : null}
      {isOriginal ? null : (
        <>
          <LiftBar {...{ lift, liftInterval, verdict, reach }} />
          <span className="flex flex-wrap items-center gap-2">
            <Status tone={verdictTones[verdict]}>
              {text(`store-experiments.verdict.${verdict === 'open' && test.state !== 'running' ? 'ended' : verdict}`)}
            </Status>
            {lift === null || !liftInterval ? null : (
              <span>
                {writeLift(lift)} ({writeInterval(liftInterval)})
              </span>
            )}
          </span>
        </>
      )}
    </div>
  )
}

type LiftBarProps = Pick<GroupResult, 'lift' | 'liftInterval' | 'verdict'> & { reach: number }

/** The relative difference with its interval, around zero. The numbers stand below it. */
function LiftBar({ lift, liftInterval, verdict, reach }: LiftBarProps) {
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
