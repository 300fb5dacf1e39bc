import {
  ActionButton,
  Button,
  Callout,
  DetailPage,
  EmptyState,
  icons,
  lazyFormDialog,
  lazyPart,
  QueryView,
  Segmented,
  TextField,
  useAllowed,
  useAsked,
  useData,
  useLanguage,
  useIsBelowName,
  useLeaveGuard,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Prices, pricesData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { AppPromotions } from './app-promotions.tsx'
import { BasePriceField } from './base-price-field.tsx'
import { BlockedCountries } from './blocked-countries.tsx'
import { ChangeHistory } from './change-history.tsx'
import { DaySlider } from './day-slider.tsx'
import { PriceFiles } from './price-files.tsx'
import { PriceGrid } from './price-grid.tsx'
import { type PriceFilter, priceFilters, useFoundRows } from './use-found-rows.ts'
import { usePastPrices } from './use-past-prices.ts'
import { usePriceDraft } from './use-price-draft.ts'
import { useCountryName } from './use-prices.ts'

const PriceCalendar = lazyPart(() => import('./price-calendar.tsx').then((module) => module.PriceCalendar))
const ReviewChanges = lazyFormDialog(() => import('./review-changes.tsx').then((module) => module.ReviewChanges))
const NewPromotion = lazyFormDialog(() => import('./edit-promotion.tsx').then((module) => module.EditPromotion))

interface PriceSheetProps {
  prices: Prices
  today: string
}

/** Prices in all countries: the base price above, a row for each country, and a bar with what a draft changes. */
export function PriceSheet({ prices, today }: PriceSheetProps) {
  const text = usePricingText()
  const language = useLanguage()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const belowName = useIsBelowName()
  // A check before a release leads here, to a country without a price.
  const { field, back } = useAsked()
  const { appId, appName, productNo, productName, scheduled } = prices
  const { cancel } = useData(pricesData, { appId, productNo: productNo ?? undefined })
  const isAllowed = useAllowed(calls['pricing.price-change.create'])
  const edited = usePriceDraft(prices, today)
  /** Day that is looked back at, or ahead to. */
  const [day, setDay] = useState<string>()
  const nameOf = useCountryName()
  const [search, setSearch] = useState(field === undefined || field === 'price' ? '' : nameOf(field))
  const [filter, setFilter] = useState<PriceFilter>('all')
  const [open, setOpen] = useState<'review' | 'promotion'>()
  const name = productNo ?? appName
  const past = usePastPrices(prices, day)
  const shown = day === undefined ? { prices, rows: edited.rows } : past
  const rows = useFoundRows(shown.prices ?? prices, shown.rows, search, filter)
  const isEditable = isAllowed && day === undefined && scheduled === null
  const changed = day === undefined && scheduled === null ? edited.rows.filter(({ isChanged }) => isChanged) : []
  const isDrafted = edited.canUndo && changed.length > 0
  useLeaveGuard(isDrafted, edited.discard)
  const date = (written: string) => formatUtcDate(parseUtcDay(written), language)
  return (
    <DetailPage
      title={productName === null ? text('pricing.title') : text('pricing.titleOf', { name: productName })}
      parents={
        productNo !== null
          ? [{ label: text('pricing.products'), to: routeTo('pricing.products', { appId }) }]
          : belowName
            ? []
            : [{ label: appName, to: routeTo('apps.app', { appId }) }]
      }
      next={back === undefined ? undefined : { label: text('pricing.back'), run: () => place.go(back) }}
      actions={[
        {
          label: text('pricing.promotions.create'),
          icon: icons.calendar,
          call: calls['pricing.product-promotion.create'],
          run: () => setOpen('promotion'),
        },
      ]}
      notice={
        scheduled ? (
          <Callout
            title={text('pricing.scheduled', { date: date(scheduled.startDay ?? today) })}
            action={
              <ActionButton
                size="small"
                call={calls['pricing.price-change.cancel']}
                label={text('pricing.scheduled.cancel')}
                run={() => cancel.run({ changeId: scheduled.changeId })}
                confirm={{ title: text('pricing.scheduled.cancel.title'), action: text('pricing.scheduled.cancel') }}
                done={text('pricing.scheduled.canceled')}
              />
            }
          >
            {text('pricing.scheduled.body', { count: scheduled.countries })}
          </Callout>
        ) : null
      }
    >
      <div className="flex flex-col gap-4">
        <BasePriceField prices={prices} edited={edited} isEditable={isEditable} today={today} />
        <BlockedCountries
          blocked={prices.blocked}
          back={
            productNo === null ? routeTo('pricing.app', { appId }) : routeTo('pricing.product', { appId, productNo })
          }
        />
        <DaySlider day={day} today={today} scheduled={scheduled?.startDay ?? undefined} onDay={setDay} />
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-56">
            <TextField
              label={text('pricing.search')}
              type="search"
              value={search}
              placeholder={text('pricing.search.hint')}
              onChange={setSearch}
            />
          </div>
          <Segmented
            label={text('pricing.show')}
            value={filter}
            onChange={setFilter}
            choices={priceFilters.map((value) => ({ value, label: text(`pricing.show.${value}`) }))}
          />
          <PriceFiles
            shown={rows.flatMap((each) => (each.kind === 'country' ? [each.row] : []))}
            edited={edited}
            isEditable={isEditable}
            today={today}
            name={day === undefined ? name : `${name}-${day}`}
          />
        </div>
        {day === undefined ? (
          <PriceGrid rows={rows} edited={edited} isEditable={isEditable} today={today} />
        ) : (
          <QueryView query={past.query}>
            {(known) =>
              known.prices.length === 0 ? (
                <EmptyState title={text('pricing.day.none', { date: date(day) })} />
              ) : (
                <PriceGrid rows={rows} today={day} isEditable={false} />
              )
            }
          </QueryView>
        )}
        {isDrafted ? (
          <div
            role="status"
            className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-md border border-accent-line bg-accent-soft px-3 py-2"
          >
            <span className="min-w-0 flex-1 basis-40 font-medium">
              {text('pricing.changed', { count: changed.length })}
            </span>
            <Button icon={icons.undo} onClick={edited.undo}>
              {text('pricing.undo')}
            </Button>
            <Button onClick={edited.discard}>{text('pricing.discard')}</Button>
            <Button tone="primary" onClick={() => setOpen('review')}>
              {text('pricing.review')}
            </Button>
          </div>
        ) : null}
        <Suspense fallback={null}>
          <PriceCalendar prices={prices} />
        </Suspense>
        <AppPromotions prices={prices} />
        <ChangeHistory prices={prices} />
      </div>
      <ReviewChanges
        open={open === 'review'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'review' : undefined)}
        prices={prices}
        edited={edited}
      />
      <NewPromotion
        open={open === 'promotion'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'promotion' : undefined)}
        appId={appId}
        productNos={productNo === null ? [] : [productNo]}
      />
    </DetailPage>
  )
}
