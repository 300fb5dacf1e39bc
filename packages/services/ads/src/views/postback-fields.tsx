import { Select } from '@console-widgets/ui'
import { useAdsText } from '../generated/text.ts'
import { monitorLimits, postbackEvents } from '../model.ts'
import { AddressRows } from './address-rows.tsx'

interface Postback {
  event: (typeof postbackEvents)[number]
  address: string
}

/** Addresses that are called on a click or a view. */
export function PostbackFields() {
  const text = useAdsText()
  return (
    <AddressRows<Postback>
      name="postbacks"
      label={text('ads.postbacks')}
      help={text('ads.postbacks.help')}
      addLabel={text('ads.postback.add')}
      added={{ event: 'click', address: '' }}
      most={monitorLimits.postbacks}
    >
      {({ event }, _place, change) => (
        <Select
          label={text('ads.postback.event')}
          value={event}
          choices={postbackEvents.map((value) => ({ value, label: text(`ads.monitorKind.${value}`) }))}
          onChange={(value) => change({ event: value })}
        />
      )}
    </AddressRows>
  )
}
