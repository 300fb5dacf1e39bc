import { Button, IconButton, Select, TextField, useFieldState } from '@console-widgets/ui'
import { useAdsText } from '../generated/text.ts'
import { commonPostbackEvents, eventMacros, eventPostbackLimits, macros, type EventPostback } from '../model.ts'

/** What stands for an event of the app’s own among the choices. */
const other = 'other'
type Chosen = (typeof commonPostbackEvents)[number] | typeof other

const chosenOf = (event: string): Chosen => commonPostbackEvents.find((each) => each === event) ?? other

/** Addresses that are called once a person whom the link has brought has an event. */
export function EventPostbackFields() {
  const text = useAdsText()
  const field = useFieldState<readonly EventPostback[]>(
    { name: 'eventPostbacks', label: text('ads.eventPostbacks') },
    [],
  )
  const setEvent = (place: number, event: string) =>
    field.change(field.value.map((each, at) => (at === place ? { ...each, event } : each)))
  const choices = ([...commonPostbackEvents, other] as const).map((value) => ({
    value,
    label: text(`ads.postbackEvent.${value}`),
  }))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="font-medium">{text('ads.eventPostbacks')}</legend>
      <p className="text-sm text-muted">
        {text('ads.eventPostbacks.help', {
          macros: [...macros, ...eventMacros].map((each) => `{${each}}`).join(' '),
        })}
      </p>
      {field.value.map(({ event }, place) => (
        <div key={place} className="flex min-w-0 flex-wrap items-end gap-2">
          <Select
            label={text('ads.postback.event')}
            value={chosenOf(event)}
            choices={choices}
            onChange={(value) => setEvent(place, value === other ? '' : value)}
          />
          {chosenOf(event) === other ? (
            <TextField name={`eventPostbacks.${place}.event`} label={text('ads.postback.eventName')} mono />
          ) : null}
          <div className="min-w-48 flex-1">
            <TextField name={`eventPostbacks.${place}.address`} label={text('ads.postback.address')} mono />
          </div>
          <IconButton
            icon="close"
            label={text('ads.postback.remove')}
            onClick={() => field.change(field.value.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {field.value.length < eventPostbackLimits.postbacks ? (
        <div>
          <Button size="small" onClick={() => field.change([...field.value, { event: 'install', address: '' }])}>
            {text('ads.eventPostback.add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
