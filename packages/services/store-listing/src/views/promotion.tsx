import { Card, Link, useRoutes } from '@console-widgets/ui'
import type { Listing } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { routes } from '../routes.ts'

/** What else an app can have on its store page. */
export function Promotion({ listing: { appId, demos } }: { listing: Listing }) {
  const text = useStoreListingText()
  const routeTo = useRoutes(routes)
  return (
    <Card title={text('store-listing.promotion.demos')} description={text('store-listing.promotion.demos.body')}>
      <div className="flex flex-col gap-2">
        <p>{text('store-listing.promotion.demos.shown', { count: demos.length })}</p>
        <p>
          <Link to={routeTo('store-listing.demos', { appId })}>{text('store-listing.promotion.demos.open')}</Link>
        </p>
      </div>
    </Card>
  )
}
