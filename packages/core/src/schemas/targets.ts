import * as v from 'valibot'

/** Kinds of addresses that services have of an app: its links, its custom pages in the store, and questionnaires. */
export const targetKinds = ['link', 'store-page', 'questionnaire'] as const
export type TargetKind = (typeof targetKinds)[number]

/** Addresses that a field can be filled with. */
export const offeredTargets = v.object({
  items: v.array(
    v.object({
      kind: v.picklist(targetKinds),
      targetId: v.string(),
      targetName: v.string(),
      address: v.string(),
    }),
  ),
})
