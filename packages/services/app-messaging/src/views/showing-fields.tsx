import { DateTimeField, NumberField, QueryView, RadioGroup, Select, TextField, useData } from '@console-widgets/ui'
import { ownEventsData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import type { PartProps } from '../message-form.ts'
import { byClocks, momentOnClock, shownOnClock } from '../local-times.ts'
import { conversionKinds, messageLimits as limits } from '../model.ts'
import { useWords } from './use-words.ts'

interface OwnEventProps {
  appId: string
  value: string
  onChange: (eventName: string) => void
  error?: string
}

/** One of the events that the app itself reports. One that it no longer does stays chosen. */
function OwnEvent({ appId, value, onChange, error }: OwnEventProps) {
  const text = useAppMessagingText()
  const { events } = useData(ownEventsData, appId)
  return (
    <QueryView query={events}>
      {({ items }) => (
        <Select
          label={text('app-messaging.ownEvent')}
          help={text(items.length === 0 ? 'app-messaging.ownEvent.none' : 'app-messaging.ownEvent.help')}
          placeholder={text('app-messaging.ownEvent.choose')}
          required
          value={value === '' ? undefined : value}
          onChange={onChange}
          choices={[...new Set([...(value === '' ? [] : [value]), ...items.map(({ eventName }) => eventName)])].map(
            (eventName) => ({ value: eventName, label: eventName }),
          )}
          {...(error === undefined ? {} : { error })}
        />
      )}
    </QueryView>
  )
}

/** From when until when a message appears, by one clock for everyone or by each user’s own. */
function TimeFields({ content, change, problems }: Omit<PartProps, 'readOnly'>) {
  const text = useAppMessagingText()
  const { errorOf } = useWords()
  const { atLocalTime = false } = content
  const field = (name: 'startTime' | 'endTime') => {
    const time = content[name]
    return {
      ...(time === null ? {} : { value: atLocalTime ? momentOnClock(time) : time }),
      ...(atLocalTime ? { zone: text('app-messaging.clock.ofUser') } : {}),
      onChange: (value: number | undefined) =>
        change({ [name]: value === undefined ? null : atLocalTime ? shownOnClock(value) : value }),
      ...errorOf(problems, name),
    }
  }
  return (
    <>
      <div className="grid gap-4 @sm:grid-cols-2">
        <DateTimeField
          label={text('app-messaging.start')}
          help={text('app-messaging.start.help')}
          {...field('startTime')}
        />
        <DateTimeField label={text('app-messaging.end')} help={text('app-messaging.end.help')} {...field('endTime')} />
      </div>
      {content.startTime === null && content.endTime === null ? null : (
        <RadioGroup
          label={text('app-messaging.clock')}
          help={text(atLocalTime ? 'app-messaging.clock.own.help' : 'app-messaging.clock.same.help')}
          value={atLocalTime}
          onChange={(isLocal) => change(byClocks(content, isLocal))}
          choices={[
            { value: false, label: text('app-messaging.clock.same') },
            { value: true, label: text('app-messaging.clock.own') },
          ]}
        />
      )}
    </>
  )
}

/** When a message appears, how often, and what it is compared by. */
export function ShowingFields({ appId, content, change, problems }: PartProps & { appId: string }) {
  const text = useAppMessagingText()
  const { errorOf } = useWords()
  const { trigger, frequency, priority, holdout, conversion } = content
  const setFrequency = (part: Partial<typeof frequency>) => change({ frequency: { ...frequency, ...part } })
  // What isn’t a number counts as one that no limit allows.
  const numberOf = (value: number | undefined) => value ?? -1
  const number = (field: string, value: number, most: number, least = 1) => ({
    value: value < 0 ? undefined : value,
    min: least,
    max: most,
    required: true,
    ...errorOf(problems, field),
  })
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <div className="grid gap-4 @sm:grid-cols-2">
        <TextField
          label={text('app-messaging.trigger')}
          help={text('app-messaging.trigger.help')}
          mono
          maxLength={limits.eventName}
          value={trigger.eventName}
          onChange={(eventName) => change({ trigger: { eventName: eventName.trim(), count: trigger.count } })}
          {...errorOf(problems, 'trigger.eventName')}
        />
        {trigger.eventName === '' ? null : (
          <NumberField
            label={text('app-messaging.trigger.count')}
            help={text('app-messaging.trigger.count.help')}
            {...number('trigger.count', trigger.count, limits.eventCount)}
            onChange={(count) => change({ trigger: { ...trigger, count: numberOf(count) } })}
          />
        )}
      </div>
      <TimeFields {...{ content, change, problems }} />
      <div className="grid gap-4 @sm:grid-cols-3">
        <NumberField
          label={text('app-messaging.perPerson')}
          {...number('frequency.perPerson', frequency.perPerson, limits.perPerson)}
          onChange={(value) => setFrequency({ perPerson: numberOf(value) })}
        />
        <NumberField
          label={text('app-messaging.perDay')}
          {...number('frequency.perDay', frequency.perDay, limits.perDay)}
          onChange={(value) => setFrequency({ perDay: numberOf(value) })}
        />
        <NumberField
          label={text('app-messaging.gap')}
          unit={text('app-messaging.minutes')}
          {...number('frequency.gapMinutes', frequency.gapMinutes, limits.gapMinutes, 0)}
          onChange={(value) => setFrequency({ gapMinutes: numberOf(value) })}
        />
      </div>
      <div className="grid gap-4 @sm:grid-cols-2">
        <NumberField
          label={text('app-messaging.priority')}
          help={text('app-messaging.priority.help')}
          {...number('priority', priority, limits.priority)}
          onChange={(value) => change({ priority: numberOf(value) })}
        />
        <NumberField
          label={text('app-messaging.holdout')}
          help={text('app-messaging.holdout.help')}
          unit="%"
          {...number('holdout', holdout, limits.holdout, 0)}
          onChange={(value) => change({ holdout: numberOf(value) })}
        />
        <Select
          label={text('app-messaging.conversion')}
          help={text('app-messaging.conversion.help')}
          value={conversion.kind}
          choices={conversionKinds.map((value) => ({ value, label: text(`app-messaging.conversion.${value}`) }))}
          onChange={(kind) => change({ conversion: { kind, hours: conversion.hours } })}
        />
        {conversion.kind === 'custom' ? (
          <OwnEvent
            appId={appId}
            value={conversion.eventName ?? ''}
            onChange={(eventName) => change({ conversion: { ...conversion, eventName } })}
            {...errorOf(problems, 'conversion.eventName')}
          />
        ) : null}
        {conversion.kind === 'none' ? null : (
          <NumberField
            label={text('app-messaging.conversion.within')}
            unit={text('app-messaging.hours')}
            {...number('conversion.hours', conversion.hours, limits.conversionHours)}
            onChange={(value) => change({ conversion: { ...conversion, hours: numberOf(value) } })}
          />
        )}
      </div>
    </div>
  )
}
