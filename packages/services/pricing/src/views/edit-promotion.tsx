import { dateInputText, parseDateInput } from '@console-widgets/core/formats'
import { countryCodesOfGroup, countryCodes, countryGroupNames, type CountryGroup } from '@console-widgets/core/tables'
import { DateTimeField, FormDialog, NumberField, Select, TextField, useData, useLanguage } from '@console-widgets/ui'
import * as v from 'valibot'
import { promotionsData, type Promotion } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { unionCountries } from '../model.ts'
import { createPromotionInput } from '../schemas.ts'

interface EditPromotionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The promotion that is changed. Undefined: a new one. */
  promotion?: Promotion | undefined
  appId: string
  /** Numbers of the products. Empty: the app itself. */
  productNos: readonly string[]
}

const { name, percent } = createPromotionInput.entries
const schema = v.object({
  name,
  percent,
  startDay: v.number(),
  endDay: v.number(),
  /** Where it is: a name of countries. What the platform says of them is shown at this field. */
  countries: v.string(),
})
type Values = v.InferOutput<typeof schema>

/** Groups of countries that a promotion can be in, besides those of the console. */
const places = ['everywhere', 'union', 'others'] as const

/** Dialog for a promotion: a discount in some countries for some days. */
export function EditPromotion({ open, onOpenChange, promotion, appId, productNos }: EditPromotionProps) {
  const text = usePricingText()
  const language = useLanguage()
  const { create, update } = useData(promotionsData)
  const submit = async ({ startDay, endDay, countries, ...values }: Values) => {
    const input = {
      ...values,
      countries: countriesOf(countries, promotion),
      startDay: dateInputText(startDay, true),
      endDay: dateInputText(endDay, true),
    }
    if (promotion) await update.run({ promotionId: promotion.promotionId, ...input })
    else await create.run({ appId, productNos: [...productNos], ...input })
  }
  const defaults = promotion
    ? {
        name: promotion.name,
        percent: promotion.percent,
        startDay: startOf(promotion.startDay),
        endDay: startOf(promotion.endDay),
        countries: 'same',
      }
    : { percent: 30, countries: 'everywhere' }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={promotion ? promotion.name : text('pricing.promotions.create')}
      schema={schema}
      defaults={defaults}
      {...(promotion ? {} : { submitLabel: text('pricing.promotions.create') })}
      onSubmit={submit}
    >
      <TextField name="name" label={text('pricing.promotions.name')} />
      <NumberField
        name="percent"
        label={text('pricing.promotions.percent')}
        help={text('pricing.promotions.percent.help')}
        unit="%"
      />
      <Select
        name="countries"
        label={text('pricing.promotions.countries')}
        choices={[
          ...(promotion
            ? [
                {
                  value: 'same',
                  label: text('pricing.promotions.countries.count', { count: promotion.countries.length }),
                },
              ]
            : []),
          ...places.map((value) => ({ value, label: text(`pricing.promotions.${value}`) })),
          ...(Object.keys(countryCodesOfGroup) as CountryGroup[]).map((value) => ({
            value,
            label: countryGroupNames[value][language],
          })),
        ]}
      />
      <DateTimeField
        name="startDay"
        label={text('pricing.promotions.start')}
        help={text('pricing.review.day.help')}
        dateOnly
      />
      <DateTimeField
        name="endDay"
        label={text('pricing.promotions.stop')}
        help={text('pricing.promotions.lowest.help')}
        dateOnly
      />
    </FormDialog>
  )
}

/** The day in the user's own time zone, as the date field has it. */
const startOf = (day: string) => parseDateInput(day)

function countriesOf(where: string, promotion: Promotion | undefined): string[] {
  if (where === 'same') return promotion?.countries ?? []
  if (where === 'everywhere') return [...countryCodes]
  if (where === 'union') return [...unionCountries]
  if (where === 'others') return countryCodes.filter((country) => !unionCountries.includes(country))
  return [...countryCodesOfGroup[where as CountryGroup]]
}
