import * as v from 'valibot'
import { id, listInput, nameText } from '@console-widgets/core/schemas'
import { appPhases, seriesKinds, seriesLimits } from './model.ts'

const { fewestMembers, mostMembers } = seriesLimits
const kind = v.picklist(seriesKinds)
const name = nameText(seriesLimits.name)
/** Members in their order in the store. */
const members = v.pipe(
  v.array(id),
  v.minLength(fewestMembers, `must name at least ${fewestMembers} apps`),
  v.maxLength(mostMembers, `must name at most ${mostMembers} apps`),
  v.check((appIds) => new Set(appIds).size === appIds.length, 'must name each app once'),
)

const member = v.object({
  appId: v.string(),
  appName: v.string(),
  packageName: v.nullable(v.string()),
  packageType: v.number(),
  parentType: v.number(),
  childType: v.nullable(v.number()),
  grandChildType: v.nullable(v.number()),
  isFree: v.boolean(),
  price: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  defaultLang: v.string(),
  deviceTypes: v.array(v.number()),
  releaseState: v.nullable(v.number()),
  onShelfVersion: v.nullable(v.string()),
})

/** Apps that the store shows as one product. */
const appSeries = v.object({
  seriesId: v.string(),
  kind,
  name: v.string(),
  members: v.array(member),
  createTime: v.number(),
  updateTime: v.number(),
})
export type AppSeries = v.InferOutput<typeof appSeries>

export const seriesAnswer = v.object({ series: appSeries })
export const seriesOfAppInput = v.object({ appId: id })
/** Null if the app is in no series. */
export const seriesOfAppAnswer = v.object({ series: v.nullable(appSeries) })
export const createSeriesInput = v.object({ kind, name, appIds: members })
export const seriesIdInput = v.object({ seriesId: id })
/** Omitted fields stay unchanged; `appIds` are all members in another order. */
export const setSeriesInput = v.object({ seriesId: id, name: v.optional(name), appIds: v.optional(members) })
export const seriesMemberInput = v.object({ seriesId: id, appId: id })
/** `memberIds` are the apps already chosen for the series. */
export const seriesSelectableInput = v.object({
  ...listInput,
  memberIds: v.optional(v.pipe(v.array(id), v.maxLength(100)), []),
})

export const phaseInfoInput = v.object({ seriesId: id })
export const phaseInfoAnswer = v.object({
  phases: v.array(
    v.object({
      appId: v.string(),
      phase: v.picklist(appPhases),
      /** Percentage of a phased release. */
      percent: v.nullable(v.string()),
    }),
  ),
})
