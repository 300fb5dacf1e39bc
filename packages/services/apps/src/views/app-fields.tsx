import { Checkbox, NumberField, RadioGroup, Select } from '@console-widgets/ui'
import { currencies } from '../model.ts'
import { useDetailsText } from '../generated/text.ts'
import { deviceNames } from './use-detail-choices.ts'

/** Devices that an app supports. */
export function DeviceFields() {
  const text = useDetailsText()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 font-medium">{text('apps.devices')}</legend>
      <div className="grid grid-cols-2 gap-2 @sm:grid-cols-3">
        {deviceNames.map((name) => (
          <Checkbox key={name} name={`devices.${name}`} label={text(`apps.device.${name}`)} />
        ))}
      </div>
    </fieldset>
  )
}

/** Pricing of an app: free, or paid with a price. */
export function PriceFields({ isFree, currency }: { isFree: boolean; currency: string }) {
  const text = useDetailsText()
  return (
    <>
      <RadioGroup
        name="isFree"
        label={text('apps.form.payment')}
        look="cards"
        choices={[
          { value: true, label: text('apps.free'), help: text('apps.form.free.help') },
          { value: false, label: text('apps.paid'), help: text('apps.form.paid.help') },
        ]}
      />
      {isFree ? null : (
        <div className="grid gap-4 @sm:grid-cols-2">
          <NumberField name="price" label={text('apps.priceIn', { currency })} step={0.01} required />
          <Select
            name="currency"
            label={text('apps.currency')}
            choices={currencies.map((value) => ({ value, label: value }))}
          />
        </div>
      )}
    </>
  )
}
