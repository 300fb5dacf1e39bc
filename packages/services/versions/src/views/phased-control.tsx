import {
  ActionButton,
  Button,
  Card,
  formatNumber,
  icons,
  KeyValueList,
  Meter,
  NumberField,
  ExactTime,
  QueryFailure,
  Status,
  useAllowed,
  useData,
  useLocale,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type PhasedFigures as Figures, phasedData, type Version, versionActs } from '../data.ts'
import { nextPercent, type PhasedRelease, storeStates, suggestedPercents } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { PhasedEndDialog } from './phased-end-dialog.tsx'
import { PhasedFigures, PhasedUsers } from './phased-figures.tsx'
import { PhasedHistory } from './phased-history.tsx'
import { useRaiseConfirm } from './use-raise-confirm.ts'

/**
 * A phased release: progress, figures, history, and while it is live, controls to increase, pause, resume, or complete
 * it. After it has ended, it shows how it went.
 */
export function PhasedControl({ version }: { version: Version }) {
  const text = useVersionsText()
  const acts = useData(versionActs)
  const [moving, setMoving] = useState(false)
  const phased = version.phasedRelease as PhasedRelease
  const ids = { appId: version.appId, versionId: version.versionId }
  const { figures: counted } = useData(phasedData, version.appId, version.versionId)
  const figures = useStore(counted).data?.figures
  const live = version.releaseState === storeStates.onShelf
  const paused = live && phased.state === 'SUSPEND'
  const call = calls['versions.phased-release.update']
  const mayRelease = useAllowed(call) && live
  return (
    <Card
      title={text('versions.phased')}
      description={phased.description || undefined}
      actions={
        live ? (
          <>
            {paused ? (
              <ActionButton
                label={text('versions.phased.resume')}
                icon={icons.play}
                call={call}
                run={() => acts.phased.run({ ...ids, state: 'RELEASE' })}
              />
            ) : (
              <ActionButton
                label={text('versions.phased.pause')}
                icon={icons.pause}
                call={call}
                run={() => acts.phased.run({ ...ids, state: 'SUSPEND' })}
              />
            )}
            <ActionButton
              label={text('versions.phased.full')}
              icon="check"
              call={call}
              run={() => acts.phased.run({ ...ids, releaseType: 1 })}
              confirm={{ title: text('versions.phased.full.title'), description: text('versions.phased.full.body') }}
            />
          </>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5">
        <Reached phased={phased} figures={figures} />
        {mayRelease ? <RaiseShare key={phased.percent} version={version} disabled={paused} /> : null}
        <KeyValueList
          columns={3}
          items={[
            {
              label: text('versions.state'),
              value: (
                <Status tone={paused ? 'warning' : live ? 'success' : 'draft'}>
                  {text(paused ? 'versions.phased.paused' : live ? 'versions.phased.running' : 'versions.phased.ended')}
                </Status>
              ),
            },
            { label: text('versions.phased.start'), value: <ExactTime time={phased.startTime} /> },
            {
              label: text('versions.phased.end'),
              value: (
                <span className="inline-flex flex-wrap items-center gap-2">
                  <ExactTime time={live ? phased.endTime : (endOf(version) ?? phased.endTime)} />
                  {live && !paused ? (
                    <ActionButton
                      size="small"
                      tone="quiet"
                      label={text('versions.phased.changeEnd')}
                      call={call}
                      run={() => setMoving(true)}
                    />
                  ) : null}
                </span>
              ),
            },
            { label: text('versions.phased.halts'), value: phased.halts },
            {
              label: text('versions.countries'),
              value: text('versions.countries.count', { count: version.publishCountry.length }),
            },
            ...(live ? [{ label: text('versions.phased.below'), value: version.previousVersion?.versionNumber }] : []),
          ]}
        />
        {figures ? <PhasedFigures figures={figures} version={version} /> : <QueryFailure query={counted} />}
        <PhasedHistory {...ids} days={figures?.days ?? []} />
        <PhasedEndDialog version={version} open={moving} onOpenChange={setMoving} />
      </div>
    </Card>
  )
}

/** When a phased release ended before its planned end: the last change of the version's state. */
const endOf = ({ events }: Version) => events.find(({ fromState, toState }) => fromState !== toState)?.time

/** Rollout percentage, and the number of users. */
function Reached({ phased, figures }: { phased: PhasedRelease; figures: Figures | null | undefined }) {
  const text = useVersionsText()
  const locale = useLocale()
  const paused = phased.state === 'SUSPEND'
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      <Meter
        label={text('versions.phased.share')}
        value={Number(phased.percent)}
        tone={paused ? 'warning' : 'accent'}
        text={formatNumber(Number(phased.percent) / 100, locale, { style: 'percent', maximumFractionDigits: 2 })}
      />
      {figures ? <PhasedUsers figures={figures} paused={paused} /> : null}
    </div>
  )
}

/** Dialog for increasing the percentage: by common steps, with a slider, or as a number with two decimals. */
function RaiseShare({ version, disabled }: { version: Version; disabled: boolean }) {
  const text = useVersionsText()
  const acts = useData(versionActs)
  const locale = useLocale()
  const confirmRaise = useRaiseConfirm()
  const current = Number(version.phasedRelease?.percent)
  const [percent, setPercent] = useState<number | undefined>(Math.min(nextPercent(String(current)), 99.99))
  const wrong = percent === undefined || percent <= current || percent >= 100
  const reason = disabled
    ? text('versions.reason.phase-paused')
    : wrong
      ? text('versions.phased.onlyMore', { percent: current })
      : undefined
  return (
    <div role="group" aria-label={text('versions.phased.raise')} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-1.5">
        {suggestedPercents
          .filter((step) => step < 100)
          .map((step) => (
            <Button
              key={step}
              size="small"
              tone={step === percent ? 'primary' : 'secondary'}
              aria-pressed={step === percent}
              disabled={disabled || step <= current}
              onClick={() => setPercent(step)}
            >
              {formatNumber(step / 100, locale, { style: 'percent' })}
            </Button>
          ))}
      </div>
      <div className="grid items-end gap-3 @sm:grid-cols-[1fr_140px_auto]">
        <input
          type="range"
          aria-label={text('versions.phased.newShare')}
          min={0}
          max={100}
          step={1}
          value={percent ?? current}
          disabled={disabled}
          onChange={(event) => setPercent(Math.min(99.99, Math.max(current, Number(event.target.value))))}
          className="h-control w-full accent-(--color-accent-ink)"
        />
        <NumberField
          label={text('versions.phased.newShare')}
          hideLabel
          unit="%"
          min={current}
          max={99.99}
          step={0.5}
          value={percent}
          disabled={disabled}
          onChange={setPercent}
        />
        <ActionButton
          label={text('versions.phased.raiseTo', { percent: percent ?? current })}
          call={calls['versions.phased-release.update']}
          reason={reason}
          confirm={confirmRaise(current, percent ?? current)}
          run={() =>
            acts.phased.run({
              appId: version.appId,
              versionId: version.versionId,
              percent: (percent ?? current).toFixed(2),
            })
          }
        />
      </div>
    </div>
  )
}
