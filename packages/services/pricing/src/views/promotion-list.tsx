import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import {
  formatNumber,
  lazyFormDialog,
  ResourceList,
  Status,
  useData,
  useLanguage,
  useLocale,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Promotion, promotionsData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { promotionStates } from '../model.ts'
import { routes } from '../routes.ts'
import { promotionTones } from './promotion-tones.ts'

const EditPromotion = lazyFormDialog(() => import('./edit-promotion.tsx').then((module) => module.EditPromotion))

/** Promotions of the team: planned, on, and ended. */
export default function PromotionList() {
  const text = usePricingText()
  const language = useLanguage()
  const locale = useLocale()
  const routeTo = useRoutes(routes)
  const { promotions, end, remove } = useData(promotionsData)
  const [editing, setEditing] = useState<Promotion>()
  const date = (day: string) => formatUtcDate(parseUtcDay(day), language)
  return (
    <>
      <ResourceList
        list={promotions}
        title={text('pricing.promotions')}
        columns={[
          {
            id: 'name',
            header: text('pricing.promotions.name'),
            primary: true,
            href: ({ promotionId }) => routeTo('pricing.promotion', { promotionId }),
          },
          { id: 'appName', header: text('pricing.promotions.app'), sort: false, filter: false },
          {
            id: 'state',
            header: text('pricing.promotions.state'),
            cell: ({ state }) => (
              <Status tone={promotionTones[state]}>{text(`pricing.promotions.state.${state}`)}</Status>
            ),
            filter: {
              kind: 'choice',
              choices: promotionStates.map((value) => ({ value, label: text(`pricing.promotions.state.${value}`) })),
            },
            width: 150,
          },
          {
            id: 'percent',
            header: text('pricing.promotions.discount'),
            align: 'end',
            cell: ({ percent }) => formatNumber(percent / 100, locale, { style: 'percent' }),
            width: 92,
          },
          {
            id: 'startDay',
            header: text('pricing.promotions.start'),
            cell: ({ startDay }) => date(startDay),
            width: 116,
          },
          {
            id: 'endDay',
            header: text('pricing.promotions.stop'),
            cell: ({ endDay }) => date(endDay),
            width: 116,
          },
          {
            id: 'countries',
            header: text('pricing.promotions.countries'),
            cell: ({ countries }) => text('pricing.promotions.countries.count', { count: countries.length }),
            width: 120,
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('pricing.promotions.edit'),
            icon: 'edit',
            call: calls['pricing.product-promotion.update'],
            disabled: ({ state }) => (state === 'draft' ? undefined : text('pricing.promotions.edit.started')),
            run: setEditing,
          },
          {
            id: 'delete',
            label: text('pricing.promotions.delete'),
            icon: 'trash',
            danger: true,
            call: calls['pricing.product-promotion.delete'],
            disabled: ({ state }) => (state === 'draft' ? undefined : text('pricing.promotions.edit.started')),
            run: ({ promotionId }) => remove.run({ promotionId }),
            confirm: ({ name }) => ({
              title: text('pricing.promotions.delete.title', { name }),
              action: text('pricing.promotions.delete'),
            }),
          },
          {
            id: 'end',
            label: text('pricing.promotions.end'),
            icon: 'close',
            call: calls['pricing.product-promotion.batch-deactivate'],
            disabled: ({ state }) => (state === 'online' ? undefined : text('pricing.promotions.end.reason')),
            run: ({ promotionId }) => end.run({ promotionIds: [promotionId] }),
            confirm: {
              title: text('pricing.promotions.end.title', { count: 1 }),
              description: text('pricing.promotions.end.body'),
              action: text('pricing.promotions.end'),
            },
          },
        ]}
        empty={{ title: text('pricing.promotions.empty'), body: text('pricing.promotions.empty.body') }}
      />
      {editing ? (
        <EditPromotion
          open
          onOpenChange={(open) => setEditing(open ? editing : undefined)}
          promotion={editing}
          appId={editing.appId}
          productNos={editing.productNos}
        />
      ) : null}
    </>
  )
}
