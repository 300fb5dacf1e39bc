import * as v from 'valibot'
import { id } from '@console-widgets/core/schemas'
import { materialKinds } from '../model.ts'
import { detection } from './detections.ts'
import { demoContent } from './parts.ts'

export const appIdInput = v.object({ appId: id })
/** What the users of an app think of it, as its page in the store says: null without reviews. */
export const portalRating = v.object({
  appId: id,
  average: v.nullable(v.number()),
  count: v.number(),
  /** Reviews with one star first. */
  distribution: v.array(v.number()),
})

/** The store listing of the version in progress, or else of the live one, with what was found in it. */
export const listingAnswer = v.object({
  appId: v.string(),
  appName: v.string(),
  defaultLang: v.string(),
  /** Null without a version for the store. */
  version: v.nullable(
    v.object({
      versionId: v.string(),
      versionNumber: v.nullable(v.string()),
      isLive: v.boolean(),
      isEditable: v.boolean(),
    }),
  ),
  languages: v.array(
    v.object({
      lang: v.string(),
      appName: v.string(),
      appDesc: v.string(),
      briefInfo: v.string(),
      newFeatures: v.string(),
    }),
  ),
  icon: v.nullable(v.string()),
  /**
   * What the languages show on each type of device: each pair of both is in one entry. Pairs that show the same are
   * together as far as a language shows it on several types, and several languages show the same everywhere.
   */
  media: v.array(
    v.object({
      langs: v.array(v.string()),
      deviceTypes: v.array(v.number()),
      screenshots: v.array(v.string()),
      /** 0 portrait, 1 landscape. */
      imgShowType: v.picklist([0, 1]),
      featureImage: v.nullable(v.string()),
      video: v.nullable(v.string()),
      /** Fields that they come from: `materials`, or `materials.media.` with a language and a type of device. */
      screenshotsFrom: v.string(),
      featureImageFrom: v.string(),
      videoFrom: v.string(),
    }),
  ),
  /** The newest detection of each kind. */
  detections: v.array(detection),
  /** What the store page shows of the price where the team has set it. Null: the app is free. */
  price: v.nullable(
    v.object({
      country: v.string(),
      currency: v.string(),
      price: v.string(),
      /** Null: none is on. */
      promotion: v.nullable(
        v.object({ price: v.string(), lastDay: v.string(), lowest: v.nullable(v.string()), days: v.number() }),
      ),
    }),
  ),
  /** Approved demos, at most one of each language. */
  demos: v.array(v.object(demoContent)),
})

export const uploadParamAnswer = v.object({
  items: v.array(
    v.object({
      material: v.picklist(materialKinds),
      /** Tag under which its files are uploaded. */
      bizTag: v.string(),
      /** Endings of its files. */
      types: v.array(v.string()),
      /** In bytes. */
      maxSize: v.number(),
      fewest: v.number(),
      most: v.number(),
      /** Of pictures and videos, in pixels. */
      shortestSide: v.number(),
      longestSide: v.nullable(v.number()),
      isSquare: v.boolean(),
      /** Of videos, in milliseconds. */
      shortestDuration: v.nullable(v.number()),
      longestDuration: v.nullable(v.number()),
    }),
  ),
})
