import { Card, Link, useRoutes } from '@console-widgets/ui'
import type { Listing } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { routes } from '../routes.ts'

/** What else an app can have on its store page. */
export function Promotion({ listing: { appId, demos } }: { listing: Listing }) {
  const text = useStoreListingText()
  const routeTo = useRoutes(routes)
  return (
    <div className="grid items-stretch gap-6 @md:grid-cols-2">
      <Card title={text('store-listing.promotion.demos')} description={text('store-listing.promotion.demos.body')}>
        <div className="flex flex-col gap-2">
          <p>{text('store-listing.promotion.demos.shown', { count: demos.length })}</p>
          <p>
            <Link to={routeTo('store-listing.demos', { appId })}>{text('store-listing.promotion.demos.open')}</Link>
          </p>
        </div>
      </Card>
      <Card
        title={text('store-listing.promotion.vantests')}
        description={text('store-listing.promotion.vantests.body')}
      >
        <Link to={routeTo('store-listing.vantests', { appId })}>{text('store-listing.promotion.vantests.open')}</Link>
      </Card>
    </div>
  )
}
