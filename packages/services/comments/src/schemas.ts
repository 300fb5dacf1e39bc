import * as v from 'valibot'
import { countryCode, id, listInput, nameText, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import { abuseReasons, abuseStates, commentLimits, inboxViews, problems, replyStateList } from './model.ts'

const rating = v.picklist([1, 2, 3, 4, 5])
const language = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'must be a language such as en'))
const value = text(80)
const several = <Item extends v.GenericSchema>(item: Item) => v.optional(v.pipe(v.array(item), v.maxLength(50)))

/** Which reviews, of one app and at most six months. */
const choice = {
  appId: id,
  beginTime: v.optional(time),
  endTime: v.optional(time),
  ratings: several(rating),
  langs: several(language),
  countries: several(countryCode),
  versions: several(value),
  devices: several(value),
}

export const queryReviewsInput = v.object({
  ...choice,
  view: v.optional(v.picklist(inboxViews)),
  states: several(v.picklist(replyStateList)),
  problem: v.optional(v.picklist(problems)),
  text: v.optional(text(100)),
  /** A page of reviews, or the window of a list: with a page, the window is not looked at. */
  page: v.optional(wholeNumber(1, 100_000)),
  limit: v.optional(wholeNumber(1, commentLimits.pageSize)),
  ...listInput,
})

export const replyItem = v.object({
  replyId: id,
  reviewId: id,
  content: v.string(),
  author: v.string(),
  lang: v.nullable(v.string()),
  time,
  editTime: time,
  edits: v.array(v.object({ content: v.string(), author: v.string(), endTime: time })),
})

const reviewFields = {
  reviewId: id,
  appId: id,
  rating,
  content: v.string(),
  /** `und` if the text doesn’t tell. */
  lang: v.string(),
  country: v.string(),
  appVersion: v.string(),
  deviceName: v.string(),
  time,
  editTime: time,
  /** Stars before the last change; null if they are the first. */
  ratingBefore: v.nullable(rating),
  problem: v.nullable(v.picklist(problems)),
  devReplyState: v.picklist(replyStateList),
  abuseState: v.nullable(v.picklist(abuseStates)),
}

export const reviewItem = v.object(reviewFields)

export const reviewPage = v.object({
  ...page(reviewItem).entries,
  page: v.number(),
  totalPage: v.number(),
  /** Number of reviews of each view, of the app and the time. */
  counts: v.object({
    needsAnswer: v.number(),
    userCameBack: v.number(),
    afterRelease: v.number(),
    lower: v.number(),
    all: v.number(),
  }),
  /** Version that the view after the last release begins with; null before the first. */
  release: v.nullable(v.object({ version: v.string(), time })),
})

export const reviewIdInput = v.object({ reviewId: id })

export const reviewDetail = v.object({
  ...reviewFields,
  appName: v.string(),
  history: v.array(v.object({ rating, content: v.string(), appVersion: v.string(), time, endTime: time })),
  replies: v.array(replyItem),
  /** The person who is answering it at the moment, unless it is the caller. */
  lease: v.nullable(v.object({ userName: v.string(), untilTime: time })),
  context: v.object({
    /** Users, crashes, and freezes of the review’s version, per day of the week before its last change. */
    days: v.array(v.object({ day: time, users: v.number(), crashes: v.number(), freezes: v.number() })),
    /** Reviews of the same problem that wait for an answer. */
    alike: v.array(v.object({ reviewId: id, rating, content: v.string(), lang: v.string(), appVersion: v.string() })),
    alikeTotal: v.number(),
  }),
})

export const replyList = v.object({ items: v.array(replyItem) })

/** What a person answers: at least one character that isn’t a blank. */
const devReplyContent = text(commentLimits.reply)

export const createReplyInput = v.object({
  reviewId: id,
  devReplyContent,
  countryCode: v.optional(countryCode),
  lang: v.optional(language),
  /** Change of the review that is answered, by its time: a review that has changed since is refused. */
  reviewEditTime: v.optional(time),
})

export const updateReplyInput = v.object({
  updateReplyId: id,
  devReplyContent,
  /** When the text that was changed had been written: a text that has changed since is refused. */
  editTime: v.optional(time),
})

export const checkNewInput = v.object({ appId: v.optional(id), since: v.optional(time) })
export const newReviews = v.object({ hasNew: v.boolean(), count: v.number(), since: time })

/** Days up to the present, if no begin is given. */
const days = v.optional(wholeNumber(1, commentLimits.windowDays))

export const statsInput = v.object({ ...choice, days })

const share = v.object({ value: v.string(), count: v.number(), average: v.number(), low: v.number() })

export const stats = v.object({
  total: v.number(),
  /** Null without reviews. */
  average: v.nullable(v.number()),
  /** Reviews with one star first. */
  distribution: v.array(v.number()),
  days: v.array(
    v.object({
      day: time,
      count: v.number(),
      average: v.nullable(v.number()),
      /** Average of 28 days up to this one. */
      moving: v.nullable(v.number()),
    }),
  ),
  versions: v.array(share),
  countries: v.array(share),
  devices: v.array(share),
  languages: v.array(share),
  releases: v.array(v.object({ version: v.string(), time })),
  answered: v.number(),
  medianAnswerHours: v.nullable(v.number()),
  /** Stars of reviews that changed after an answer: before, and now. */
  effect: v.object({ count: v.number(), before: v.nullable(v.number()), after: v.nullable(v.number()) }),
})

export const topicsInput = v.object({ appId: id, beginTime: v.optional(time), endTime: v.optional(time), days })

const topic = v.object({ word: v.string(), count: v.number(), others: v.number(), z: v.number() })

export const topics = v.object({
  reviews: v.number(),
  /** Words of reviews with one or two stars that the others don’t use as often. */
  low: v.array(topic),
  /** The same for the reviews of the last released version. */
  sinceRelease: v.array(topic),
  version: v.nullable(v.string()),
})

export const abuseReportInput = v.object({ reviewId: id, reason: v.picklist(abuseReasons) })
export const abuseReport = v.object({
  abuseReportId: id,
  reviewId: id,
  reason: v.picklist(abuseReasons),
  state: v.picklist(abuseStates),
  createTime: time,
})

export const lease = v.object({
  untilTime: time,
  /** Who has it: the caller, or the person who was first. */
  userName: v.string(),
  isOwn: v.boolean(),
})

const savedReplyFields = {
  savedReplyName: nameText(commentLimits.savedReplyName),
  lang: language,
  content: text(commentLimits.reply),
}
export const savedReplyListInput = v.object(listInput)
export const savedReply = v.object({ savedReplyId: id, ...savedReplyFields, createTime: time, updateTime: time })
export const savedReplyPage = page(savedReply)
export const createSavedReplyInput = v.object(savedReplyFields)
export const updateSavedReplyInput = v.object({ savedReplyId: id, ...savedReplyFields })
export const savedReplyIdInput = v.object({ savedReplyId: id })
