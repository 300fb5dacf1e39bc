import { DetailPage, EmptyState, Link, QueryView, useData, useNow, useRoutes } from '@console-widgets/ui'
import { type Prices, pricesData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { utcDay } from '../model.ts'
import { routes } from '../routes.ts'
import { PriceSheet } from './price-sheet.tsx'

export interface PricePageProps {
  /** ID of the app. */
  appId: string
  /** Number of a product of the app. Default: the app itself. */
  productNo?: string
}

/** Prices of an app, or of a product of it, in all countries. */
export default function PricePage({ appId, productNo }: PricePageProps) {
  const today = utcDay(useNow())
  const { prices } = useData(pricesData, { appId, productNo })
  return (
    <QueryView query={prices}>
      {(known) =>
        known.base === null ? (
          <Free prices={known} />
        ) : (
          // A change makes other prices of it: what was drafted before is in them, or was discarded.
          <PriceSheet key={`${known.productNo} ${known.revision}`} prices={known} today={today} />
        )
      }
    </QueryView>
  )
}

function Free({ prices: { appId } }: { prices: Prices }) {
  const text = usePricingText()
  const routeTo = useRoutes(routes)
  return (
    <DetailPage title={text('pricing.title')}>
      <EmptyState
        title={text('pricing.free')}
        body={text('pricing.free.body')}
        action={<Link to={routeTo('apps.app', { appId })}>{text('pricing.free.open')}</Link>}
      />
    </DetailPage>
  )
}
