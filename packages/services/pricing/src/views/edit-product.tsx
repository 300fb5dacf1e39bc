import { FormDialog, Select, TextArea, TextField, useData, useJoin, useNow } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Product, productsData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import {
  currencyIn,
  hundredfold,
  neighborsOf,
  parsePrice,
  periods,
  priceCountries,
  priceText,
  purchaseTypes,
  tierOf,
  utcDay,
  type Period,
} from '../model.ts'
import { createProductInput } from '../schemas.ts'
import { useCountryName } from './use-prices.ts'

interface EditProductProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  appId: string
  /** The product that is changed. Undefined: a new one. */
  product: Product | undefined
}

/** Dialog for a product: what it is, and, for a new one, its number and base price. */
export function EditProduct(props: EditProductProps) {
  return props.product ? <ChangedProduct {...props} product={props.product} /> : <NewProduct {...props} />
}

const { productNo, productName, productDesc, purchaseType, country } = createProductInput.pipe[0].entries
const changeSchema = v.object({ productName, productDesc })

function ChangedProduct({ open, onOpenChange, appId, product }: EditProductProps & { product: Product }) {
  const text = usePricingText()
  const { update } = useData(productsData, appId)
  return (
    <FormDialog<v.InferOutput<typeof changeSchema>>
      open={open}
      onOpenChange={onOpenChange}
      title={product.productName}
      schema={changeSchema}
      defaults={{ productName: product.productName, productDesc: product.productDesc }}
      onSubmit={(values) => update.run({ appId, productNo: product.productNo, ...values })}
    >
      <Texts text={text} />
    </FormDialog>
  )
}

function Texts({ text }: { text: ReturnType<typeof usePricingText> }) {
  return (
    <>
      <TextField name="productName" label={text('pricing.products.name')} />
      <TextArea name="productDesc" label={text('pricing.products.description')} />
    </>
  )
}

interface Values extends v.InferOutput<typeof changeSchema> {
  productNo: string
  purchaseType: (typeof purchaseTypes)[number]
  country: string
  price: string
  subGroupId?: string | undefined
  subPeriod: Period
}

/** The form's schema: its price is one of the ladder of the country's currency. */
const schemaOn = (today: string) =>
  v.pipe(
    v.object({
      productNo,
      ...changeSchema.entries,
      purchaseType,
      country,
      price: v.pipe(v.string(), v.minLength(1)),
      subGroupId: v.optional(v.string()),
      subPeriod: v.picklist(periods),
    }),
    v.forward(
      v.check((values) => readPrice(values.price, currencyIn(values.country, today)) !== undefined, ''),
      ['price'],
    ),
  )

function readPrice(written: string, currency: string): number | undefined {
  const price = parsePrice(written, currency)
  return price !== undefined && tierOf(price, currency) !== undefined && hundredfold(price, currency) !== undefined
    ? price
    : undefined
}

function NewProduct({ open, onOpenChange, appId }: EditProductProps) {
  const text = usePricingText()
  const nameOf = useCountryName()
  const join = useJoin()
  const today = utcDay(useNow())
  const { create } = useData(productsData, appId)
  const submit = ({ price, subGroupId, subPeriod, ...values }: Values) => {
    const currency = currencyIn(values.country, today)
    const isSubscription = values.purchaseType === 'auto_subscription'
    return create.run({
      appId,
      ...values,
      defaultPrice: hundredfold(readPrice(price, currency) ?? 0, currency) ?? '',
      subGroupId: isSubscription && subGroupId ? subGroupId : null,
      subPeriod: isSubscription ? subPeriod : null,
    })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('pricing.products.create')}
      schema={schemaOn(today)}
      defaults={{ purchaseType: 'consumable', country: 'US', price: '0.99', subPeriod: '1M' }}
      onSubmit={submit}
      messages={{ price: text('pricing.edit.off') }}
    >
      {(values) => {
        const currency = currencyIn(values.country ?? 'US', today)
        const typed = parsePrice(values.price ?? '', currency)
        const isOff = typed !== undefined && tierOf(typed, currency) === undefined
        const near = typed === undefined ? [] : neighborsOf(typed, currency)
        return (
          <>
            <TextField
              name="productNo"
              label={text('pricing.products.number')}
              help={text('pricing.products.number.help')}
              mono
            />
            <Texts text={text} />
            <Select
              name="purchaseType"
              label={text('pricing.products.type')}
              choices={purchaseTypes.map((value) => ({ value, label: text(`pricing.products.type.${value}`) }))}
            />
            {values.purchaseType === 'auto_subscription' ? (
              <div className="grid gap-4 @sm:grid-cols-2">
                <Select
                  name="subPeriod"
                  label={text('pricing.products.period')}
                  choices={periods.map((value) => ({ value, label: text(`pricing.products.period.${value}`) }))}
                />
                <TextField
                  name="subGroupId"
                  label={text('pricing.products.group')}
                  help={text('pricing.products.group.help')}
                />
              </div>
            ) : null}
            <div className="grid gap-4 @sm:grid-cols-2">
              <Select
                name="country"
                label={text('pricing.products.country')}
                choices={priceCountries
                  .map((each) => ({ value: each.country, label: nameOf(each.country) }))
                  .toSorted((one, other) => one.label.localeCompare(other.label))}
              />
              <TextField
                name="price"
                label={text('pricing.products.priceIn', { currency })}
                {...(isOff
                  ? {
                      help: text('pricing.products.price.wrong', {
                        prices: join.names(near.map((price) => priceText(price, currency))),
                      }),
                    }
                  : {})}
              />
            </div>
          </>
        )
      }}
    </FormDialog>
  )
}
