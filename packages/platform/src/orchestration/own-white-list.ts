import { ownFeatures } from '../white-list/white-list.ts'
import type { OwnPart } from './process.ts'

/** For each feature with a white list, whether the team is on it. Other teams aren't shown. */
export const ownWhiteList: OwnPart<unknown> = {
  answer: async ({ db, services }) => ({ features: await ownFeatures(db, services) }),
}
