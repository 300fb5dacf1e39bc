import { catalogDevices } from '@console-widgets/app-packages/platform/rows'
import type { AudienceConditions } from '@console-widgets/platform/audience/questions'
import type { VantestFilter } from '@console-widgets/store-listing/model'

/** A filter without conditions. */
const everyone: VantestFilter = {
  countries: [],
  deviceTypes: [],
  models: [],
  leastAndroid: null,
  activeWithin: null,
  usedDays: null,
}

/** A filter whose conditions may be missing. */
export type PartialFilter = { [Condition in keyof VantestFilter]?: VantestFilter[Condition] | undefined }

/** The filter with the given conditions, and none besides. */
export const filterOf = (conditions: PartialFilter = {}): VantestFilter => ({
  countries: conditions.countries ?? everyone.countries,
  deviceTypes: conditions.deviceTypes ?? everyone.deviceTypes,
  models: conditions.models ?? everyone.models,
  leastAndroid: conditions.leastAndroid ?? null,
  activeWithin: conditions.activeWithin ?? null,
  usedDays: conditions.usedDays ?? null,
})

/** The devices of the catalog that a filter leaves. */
export function devicesOfFilter({ deviceTypes, models, leastAndroid }: VantestFilter) {
  return catalogDevices().filter(
    ({ deviceType, model, sdk }) =>
      (deviceTypes.length === 0 || deviceTypes.includes(deviceType)) &&
      (models.length === 0 || models.includes(model)) &&
      (leastAndroid === null || sdk >= leastAndroid),
  )
}

/** A filter as a question about the people of an app: models and versions of Android are those of named devices. */
export function conditionsOf(appId: string, filter: VantestFilter): AudienceConditions {
  const { countries, deviceTypes, activeWithin, usedDays, models, leastAndroid } = filter
  const isOfDevices = models.length > 0 || leastAndroid !== null
  const deviceNames = isOfDevices ? devicesOfFilter(filter).map(({ brand, name }) => `${brand} ${name}`) : null
  return { appId, countries, deviceTypes, deviceNames, activeWithin, usedDays }
}
