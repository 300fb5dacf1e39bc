import { Button, IconButton, Select, TextField, useFieldState } from '@console-widgets/ui'
import { useAdsText } from '../generated/text.ts'
import { monitorLimits, postbackEvents } from '../model.ts'

interface Postback {
  event: (typeof postbackEvents)[number]
  address: string
}

/** Addresses that are called on a click or a view. */
export function PostbackFields() {
  const text = useAdsText()
  const field = useFieldState<readonly Postback[]>({ name: 'postbacks', label: text('ads.postbacks') }, [])
  const set = (place: number, change: Partial<Postback>) =>
    field.change(field.value.map((each, at) => (at === place ? { ...each, ...change } : each)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="font-medium">{text('ads.postbacks')}</legend>
      <p className="text-sm text-muted">{text('ads.postbacks.help')}</p>
      {field.value.map((each, place) => (
        <div key={place} className="flex min-w-0 items-end gap-2">
          <Select
            label={text('ads.postback.event')}
            value={each.event}
            choices={postbackEvents.map((value) => ({ value, label: text(`ads.monitorKind.${value}`) }))}
            onChange={(event) => set(place, { event })}
          />
          <div className="min-w-0 flex-1">
            <TextField name={`postbacks.${place}.address`} label={text('ads.postback.address')} mono />
          </div>
          <IconButton
            icon="close"
            label={text('ads.postback.remove')}
            onClick={() => field.change(field.value.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {field.value.length < monitorLimits.postbacks ? (
        <div>
          <Button size="small" onClick={() => field.change([...field.value, { event: 'click', address: '' }])}>
            {text('ads.postback.add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
