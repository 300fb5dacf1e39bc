import { and, eq, ne } from 'drizzle-orm'
import type { calls } from '@console-widgets/ads/contract'
import { configLimits, configListFields, deviceLimits, deviceListFields } from '@console-widgets/ads/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { namesOfApps } from './names.ts'
import { refuse } from './refuse.ts'
import { adConfigs, testDevices } from './tables.ts'

type DeviceRow = typeof testDevices.$inferSelect
type ConfigRow = typeof adConfigs.$inferSelect

type Own = {
  [
    Id in keyof typeof calls as Id extends `ads.device.${string}` | `ads.config${string}` ? Id : never
  ]: (typeof calls)[Id]
}

/** Handlers of test devices, and of what counts as a conversion. */
export const settingHandlers: Handlers<Own> = {
  'ads.device.list': (input, { db }) => listTable(db, testDevices, deviceListFields, input, '-updateTime'),

  'ads.device.create': async ({ deviceName, kind, identifier }, { db, now }) => {
    await requireRoom(db, testDevices, deviceLimits.devices, 'test devices')
    await requireUnique(db, {
      table: testDevices,
      field: 'identifier',
      column: testDevices.identifier,
      value: identifier,
    })
    const time = now()
    const [row] = await db
      .insert(testDevices)
      .values({ testDeviceId: newId(), deviceName, kind, identifier, createTime: time, updateTime: time })
      .returning()
    return row as DeviceRow
  },

  'ads.device.get': ({ testDeviceId }, { db }) => findRow(db, testDevices, testDeviceId, 'test device'),

  'ads.device.update': async ({ testDeviceId, deviceName }, { db, now }) => {
    await findRow(db, testDevices, testDeviceId, 'test device')
    const [row] = await db
      .update(testDevices)
      .set({ deviceName, updateTime: now() })
      .where(eq(testDevices.testDeviceId, testDeviceId))
      .returning()
    return row as DeviceRow
  },

  'ads.device.delete': async ({ testDeviceId }, { db }) => {
    await findRow(db, testDevices, testDeviceId, 'test device')
    await db.delete(testDevices).where(eq(testDevices.testDeviceId, testDeviceId))
  },

  'ads.config.list': async (input, { db }) => {
    const { items, total } = await listTable(db, adConfigs, configListFields, input, '-updateTime')
    return { items: await describeConfigs(db, items), total }
  },

  'ads.config.create': async ({ appId, ...fields }, { db, now }) => {
    await findApp(db, appId)
    await requireRoom(db, adConfigs, configLimits.configs, 'ad configurations')
    await requireFreeName(db, fields.configName)
    const time = now()
    const [row] = await db
      .insert(adConfigs)
      .values({ configId: newId(), appId, status: 'off', ...fields, createTime: time, updateTime: time })
      .returning()
    return describeConfig(db, row as ConfigRow)
  },

  'ads.config.get': async ({ configId }, { db }) => describeConfig(db, await findConfig(db, configId)),

  'ads.config.update': async ({ configId, ...fields }, { db, now }) => {
    await findConfig(db, configId)
    await requireFreeName(db, fields.configName, configId)
    const [row] = await db
      .update(adConfigs)
      .set({ ...fields, updateTime: now() })
      .where(eq(adConfigs.configId, configId))
      .returning()
    return describeConfig(db, row as ConfigRow)
  },

  'ads.config.delete': async ({ configId }, { db }) => {
    await findConfig(db, configId)
    await db.delete(adConfigs).where(eq(adConfigs.configId, configId))
  },

  'ads.config-status.update': async ({ configId, status }, { db, now }) => {
    const { appId } = await findConfig(db, configId)
    const others = and(eq(adConfigs.appId, appId), eq(adConfigs.status, 'on'), ne(adConfigs.configId, configId))
    if (status === 'on' && (await db.$count(adConfigs, others)) > 0)
      throw refuse('ad-config-on', 'Another configuration of the app is on. Turn it off first.')
    const [row] = await db
      .update(adConfigs)
      .set({ status, updateTime: now() })
      .where(eq(adConfigs.configId, configId))
      .returning()
    return describeConfig(db, row as ConfigRow)
  },
}

const findConfig = (db: Queries, configId: string): Promise<ConfigRow> =>
  findRow(db, adConfigs, configId, 'ad configuration')

async function requireFreeName(db: Queries, configName: string, except?: string): Promise<void> {
  await requireUnique(db, {
    table: adConfigs,
    field: 'configName',
    column: adConfigs.configName,
    value: configName,
    except,
  })
}

async function describeConfigs(db: Queries, rows: readonly ConfigRow[]) {
  const names = await namesOfApps(db, rows)
  return rows.map((row) => ({ ...row, appName: names.get(row.appId) ?? row.appId }))
}

async function describeConfig(db: Queries, row: ConfigRow) {
  const [described] = await describeConfigs(db, [row])
  if (!described) throw new TypeError('One configuration has one description')
  return described
}
