import { Checkbox, DateTimeField, Form, NumberField, RadioGroup, TextArea, useConsole } from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import type { Version } from '../data.ts'
import { furthestSchedule, longestPhasedRelease, suggestedPercents, versionLimits } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { useAskedField } from './field-route.ts'
import { useLocked } from './use-reason.ts'
import { useSave } from './use-save.ts'
import type { SectionProps } from './section-props.ts'

type Way = 'now' | 'scheduled' | 'phased'

interface Values {
  way: Way
  releaseTime: number | undefined
  startTime: number | undefined
  endTime: number | undefined
  percent: number | undefined
  description: string
  forced: boolean
}

const number = v.optional(v.number())
type Needed = 'releaseTime' | 'startTime' | 'endTime' | 'percent'
const has = (values: { way: Way } & { [Name in Needed]?: Values[Name] }, way: Way, field: Needed) =>
  values.way !== way || values[field] !== undefined
/** Each release type has its own times. */
const schema = v.pipe(
  v.object({
    way: v.picklist(['now', 'scheduled', 'phased']),
    releaseTime: number,
    startTime: number,
    endTime: number,
    percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    description: v.string(),
    forced: v.boolean(),
  }),
  v.forward(
    v.check((values) => has(values, 'scheduled', 'releaseTime'), ''),
    ['releaseTime'],
  ),
  v.forward(
    v.check((values) => has(values, 'phased', 'startTime'), ''),
    ['startTime'],
  ),
  v.forward(
    v.check((values) => has(values, 'phased', 'endTime'), ''),
    ['endTime'],
  ),
  v.forward(
    v.check((values) => has(values, 'phased', 'percent'), ''),
    ['percent'],
  ),
)

const week = 7 * 86_400_000

/** Release type and times of a version. */
export function ReleaseSection({ version }: SectionProps) {
  const text = useVersionsText()
  const { ports } = useConsole()
  const save = useSave(version)
  const locked = useLocked(version)
  const { asked, onAsked } = useAskedField()
  const [now] = useState(() => ports.now())
  const first = version.onShelfVersionNumber === null
  const submit = ({ way, releaseTime, startTime = 0, endTime = 0, percent = 1, description, forced }: Values) =>
    save({
      isAppForcedUpdate: forced ? 1 : 0,
      ...(way === 'phased'
        ? {
            releaseType: 3,
            releaseTime: null,
            phasedRelease: { startTime, endTime, percent: percent.toFixed(2), description },
          }
        : { releaseType: 1, releaseTime: way === 'scheduled' ? releaseTime : null, phasedRelease: null }),
    })
  return (
    <Form<Values>
      schema={schema}
      defaults={defaultsOf(version, now)}
      draft={`version-${version.versionId}-release`}
      bare={locked !== undefined}
      joined
      saved={text('versions.saved')}
      asked={asked === 'releaseType' || asked === 'phasedRelease' ? 'way' : asked}
      onAsked={onAsked}
      onSubmit={submit}
      messages={{
        releaseTime: text('versions.release.needsTime'),
        startTime: text('versions.release.needsTime'),
        endTime: text('versions.release.needsTime'),
        percent: text('versions.release.needsPercent'),
      }}
    >
      {({ way }) => (
        <>
          <RadioGroup
            name="way"
            label={text('versions.release.way')}
            look="cards"
            reason={locked}
            choices={(['now', 'scheduled', 'phased'] as const).map((value) => ({
              value,
              label: text(`versions.release.${value}`),
              help: text(
                value === 'phased' && first ? 'versions.check.phased-base.fix' : `versions.release.${value}.help`,
              ),
              disabled: value === 'phased' && first,
            }))}
          />
          {way === 'scheduled' ? (
            <DateTimeField
              name="releaseTime"
              label={text('versions.releaseTime')}
              min={now}
              max={now + furthestSchedule}
              reason={locked}
              required
            />
          ) : null}
          {way === 'phased' ? (
            <>
              <div className="grid gap-4 @sm:grid-cols-2">
                <DateTimeField name="startTime" label={text('versions.phased.start')} reason={locked} required />
                <DateTimeField
                  name="endTime"
                  label={text('versions.phased.end')}
                  max={now + longestPhasedRelease}
                  reason={locked}
                  required
                />
              </div>
              <NumberField
                name="percent"
                label={text('versions.phased.firstShare')}
                help={text('versions.phased.firstShare.help', { steps: suggestedPercents.join(' → ') })}
                unit="%"
                min={0}
                max={100}
                step={0.5}
                reason={locked}
                required
              />
              <TextArea
                name="description"
                label={text('versions.phased.description')}
                maxLength={versionLimits.phasedDescription}
                reason={locked}
              />
            </>
          ) : null}
          <Checkbox
            name="forced"
            label={text('versions.release.forced')}
            help={text('versions.release.forced.help')}
            reason={locked}
          />
        </>
      )}
    </Form>
  )
}

function defaultsOf({ releaseType, releaseTime, phasedRelease, isAppForcedUpdate }: Version, now: number): Values {
  return {
    way: releaseType === 3 ? 'phased' : releaseTime === null ? 'now' : 'scheduled',
    releaseTime: releaseTime ?? undefined,
    startTime: phasedRelease?.startTime ?? now,
    endTime: phasedRelease?.endTime ?? now + week,
    percent: phasedRelease ? Number(phasedRelease.percent) : suggestedPercents[0],
    description: phasedRelease?.description ?? '',
    forced: isAppForcedUpdate === 1,
  }
}
