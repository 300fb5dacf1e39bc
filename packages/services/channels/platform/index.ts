import { permissions } from '@console-widgets/channels/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { channelsImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfChannels, seedChannels } from './seed.ts'
import { channelConfigs } from './tables.ts'

export const half = definePlatformHalf({
  area: 'channels',
  implementation: channelsImplementation,
  permissions,
  tables: { channelConfigs },
  migrations,
  seed: { after: ['apps'], fill: seedChannels, history: historyOfChannels },
})
