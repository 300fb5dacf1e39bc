import type { Meta } from '@storybook/react-vite'
import { NonAgAppList } from '@console-widgets/apps'
import { tags } from '@console-widgets/apps/element'
import { shows } from '../look-at.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Apps that other stores distribute and that use services of the platform. */
const meta: Meta<typeof NonAgAppList> = {
  title: 'Services/Apps/NonAgAppList',
  component: NonAgAppList,
  parameters: { platform: {} },
  play: shows('Northwind Kiosk', 'Northwind Classic'),
}

export default meta

const { Filled, FirstUse, NoMatch, Unavailable, OnlyLooking, DemoVisitor, AsTag, Dark, Russian, Chinese, Narrow } =
  storiesOfList({
    tags,
    tag: 'cw-non-ag-apps',
    call: 'apps.non-ag-app.list',
    field: 'appName',
    record: 'Northwind Kiosk',
    empty: 'No apps from elsewhere',
    acts: ['Add app'],
  })
export { Filled, FirstUse, NoMatch, Unavailable, OnlyLooking, DemoVisitor, AsTag, Dark, Russian, Chinese, Narrow }
