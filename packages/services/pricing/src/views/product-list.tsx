import { lazyFormDialog, ResourceList, Status, useData, usePlace, useRoutes, type Tone } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Product, productsData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { fromHundredfold, productStates, purchaseTypes, type ProductState } from '../model.ts'
import { routes } from '../routes.ts'
import { usePriceText } from './use-prices.ts'

const EditProduct = lazyFormDialog(() => import('./edit-product.tsx').then((module) => module.EditProduct))

const tones: Record<ProductState, Tone> = { active: 'success', inactive: 'draft', deleted: 'danger' }

export interface ProductListProps {
  /** ID of the app. */
  appId: string
}

/** Products that users buy in an app, with their base prices. */
export default function ProductList({ appId }: ProductListProps) {
  const text = usePricingText()
  const write = usePriceText()
  const place = usePlace()
  const routeTo = useRoutes(routes)
  const { products, activate, deactivate, remove } = useData(productsData, appId)
  const [editing, setEditing] = useState<{ product?: Product }>()
  const each = (change: typeof remove | typeof activate) => async (chosen: readonly Product[]) => {
    for (const { productNo } of chosen) await change.run({ appId, productNo })
  }
  const pricesOf = ({ productNo }: Product) => routeTo('pricing.product', { appId, productNo })
  return (
    <>
      <ResourceList
        list={products}
        title={text('pricing.products')}
        columns={[
          { id: 'productName', header: text('pricing.products.name'), primary: true, href: pricesOf },
          { id: 'productNo', header: text('pricing.products.number'), code: true, width: 180 },
          {
            id: 'purchaseType',
            header: text('pricing.products.type'),
            cell: ({ purchaseType }) => text(`pricing.products.type.${purchaseType}`),
            filter: {
              kind: 'choice',
              choices: purchaseTypes.map((value) => ({ value, label: text(`pricing.products.type.${value}`) })),
            },
            width: 140,
          },
          {
            id: 'status',
            header: text('pricing.products.state'),
            cell: ({ status }) => <Status tone={tones[status]}>{text(`pricing.products.state.${status}`)}</Status>,
            filter: {
              kind: 'choice',
              choices: productStates
                .filter((value) => value !== 'deleted')
                .map((value) => ({ value, label: text(`pricing.products.state.${value}`) })),
            },
            width: 150,
          },
          {
            id: 'defaultPrice',
            header: text('pricing.products.price'),
            align: 'end',
            cell: ({ defaultPrice, currency }) => {
              const price = fromHundredfold(defaultPrice, currency)
              return price === undefined ? '–' : write(price, currency)
            },
            width: 140,
          },
          {
            id: 'updateTime',
            header: text('pricing.products.updated'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('pricing.products.create'),
            call: calls['pricing.product.create'],
            primary: true,
            run: () => setEditing({}),
            prepare: EditProduct.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'prices',
            label: text('pricing.products.prices'),
            icon: 'arrow-end',
            run: (product) => place.go(pricesOf(product)),
          },
          {
            id: 'edit',
            label: text('pricing.products.edit'),
            icon: 'edit',
            call: calls['pricing.product.update'],
            run: (product) => setEditing({ product }),
          },
          {
            id: 'activate',
            label: text('pricing.products.activate'),
            call: calls['pricing.product.activate'],
            disabled: ({ status }) => (status === 'active' ? text('pricing.products.state.active') : undefined),
            run: ({ productNo }) => activate.run({ appId, productNo }),
          },
          {
            id: 'deactivate',
            label: text('pricing.products.deactivate'),
            call: calls['pricing.product.deactivate'],
            disabled: ({ status }) => (status === 'inactive' ? text('pricing.products.state.inactive') : undefined),
            run: ({ productNo }) => deactivate.run({ appId, productNo }),
          },
          {
            id: 'delete',
            label: text('pricing.products.delete'),
            icon: 'trash',
            danger: true,
            call: calls['pricing.product.delete'],
            run: ({ productNo }) => remove.run({ appId, productNo }),
            confirm: ({ productName, productNo }) => ({
              title: text('pricing.products.delete.title', { name: productName }),
              description: text('pricing.products.delete.body', { number: productNo }),
              action: text('pricing.products.delete'),
            }),
          },
        ]}
        bulkActions={[
          {
            id: 'activate',
            label: text('pricing.products.activate'),
            call: calls['pricing.product.activate'],
            disabled: (chosen) =>
              chosen.every(({ status }) => status === 'active') ? text('pricing.products.state.active') : undefined,
            run: each(activate),
          },
          {
            id: 'deactivate',
            label: text('pricing.products.deactivate'),
            call: calls['pricing.product.deactivate'],
            disabled: (chosen) =>
              chosen.every(({ status }) => status === 'inactive') ? text('pricing.products.state.inactive') : undefined,
            run: each(deactivate),
          },
          {
            id: 'delete',
            label: text('pricing.products.delete'),
            icon: 'trash',
            danger: true,
            call: calls['pricing.product.delete'],
            run: each(remove),
            confirm: (chosen) => ({
              title: text('pricing.products.delete.many', { count: chosen.length }),
              description: text('pricing.products.delete.many.body'),
              action: text('pricing.products.delete'),
              severity: 'dialog',
              dependents: chosen.map(({ productName, productNo }) => ({ label: productName, detail: productNo })),
            }),
          },
        ]}
        empty={{
          title: text('pricing.products.empty'),
          body: text('pricing.products.empty.body'),
          action: 'create',
        }}
      />
      <EditProduct
        appId={appId}
        product={editing?.product}
        open={editing !== undefined}
        onOpenChange={(open) => setEditing(open ? {} : undefined)}
      />
    </>
  )
}
