import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { channelListFields as fields } from './model.ts'

/** A channel in its list. */
export type Channel = ItemOf<(typeof calls)['channels.config.list']>

/** The channels of an app, with their actions. */
export function channelsData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    channels: list(calls['channels.config.list'], {
      id: 'channels',
      key: 'configId',
      fields,
      place,
      input: { appId },
    }),
    create: mutation(calls['channels.config.create']),
    update: mutation(calls['channels.config.update']),
    remove: mutation(calls['channels.config.delete']),
  }
}
