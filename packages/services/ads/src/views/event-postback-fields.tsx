import { Select, TextField } from '@console-widgets/ui'
import { useAdsText } from '../generated/text.ts'
import { commonPostbackEvents, eventMacros, eventPostbackLimits, macros, type EventPostback } from '../model.ts'
import { AddressRows } from './address-rows.tsx'

/** What stands for an event of the app’s own among the choices. */
const other = 'other'
type Chosen = (typeof commonPostbackEvents)[number] | typeof other

const chosenOf = (event: string): Chosen => commonPostbackEvents.find((each) => each === event) ?? other

/** Addresses that are called once a person whom the link has brought has an event. */
export function EventPostbackFields() {
  const text = useAdsText()
  const choices = ([...commonPostbackEvents, other] as const).map((value) => ({
    value,
    label: text(`ads.postbackEvent.${value}`),
  }))
  return (
    <AddressRows<EventPostback>
      name="eventPostbacks"
      label={text('ads.eventPostbacks')}
      help={text('ads.eventPostbacks.help', {
        macros: [...macros, ...eventMacros].map((each) => `{${each}}`).join(' '),
      })}
      addLabel={text('ads.eventPostback.add')}
      added={{ event: 'install', address: '' }}
      most={eventPostbackLimits.postbacks}
    >
      {({ event }, place, change) => (
        <>
          <Select
            label={text('ads.postback.event')}
            value={chosenOf(event)}
            choices={choices}
            onChange={(value) => change({ event: value === other ? '' : value })}
          />
          {chosenOf(event) === other ? (
            <TextField name={`eventPostbacks.${place}.event`} label={text('ads.postback.eventName')} mono />
          ) : null}
        </>
      )}
    </AddressRows>
  )
}
