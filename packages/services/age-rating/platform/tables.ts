import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Answers, ConfirmedRating, HeldCertificate, QuestionId, Ratings } from '@console-widgets/age-rating/model'
import { milliseconds, teamColumn } from '@console-widgets/platform/database/columns'
import { named } from '@console-widgets/platform/database/table-traits'
import { reasonsView } from '@console-widgets/platform/release/availability'

/** A country whose system doesn't admit the app, with the question whose answer decides. */
export interface Refusal {
  country: string
  question: QuestionId
}

/** Age ratings of apps: the answers given so far, and the rating in force. */
export const ageRatings = named(
  pgTable('cw_age_ratings', {
    ...teamColumn,
    appId: text('app_id').primaryKey(),
    /** Version of the questionnaire that the answers are for. */
    questionnaire: integer('questionnaire').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    isAnswered: boolean('is_answered').notNull().default(false),
    confirmed: jsonb('confirmed').$type<ConfirmedRating>(),
    /** What the rating in force excludes, so that the database can tell. */
    refusals: jsonb('refusals').$type<Refusal[]>().notNull().default([]),
    /** Countries where the rating in force needs a certificate of their own authority. */
    certificateCountries: text('certificate_countries').array().notNull().default([]),
    /** Whether the app was live before ratings existed: it stays available until its next release. */
    wasLive: boolean('was_live').notNull().default(false),
    /** The certificate of the rating, or the one whose answers were taken over. */
    certificate: jsonb('certificate').$type<HeldCertificate>(),
    updateTime: milliseconds('update_time').notNull(),
  }),
  ({ appId }) => [appId],
)

/**
 * Certificates of ratings: those that this platform has issued to the team's apps, and those that other storefronts
 * have issued to its developers.
 */
export const ratingCertificates = named(
  pgTable(
    'cw_rating_certificates',
    {
      ...teamColumn,
      certificateId: text('certificate_id').primaryKey(),
      /** App that the platform issued it to. Null: a product in another storefront. */
      appId: text('app_id'),
      productName: text('product_name').notNull(),
      /** Storefront that issued it. Null: this one. */
      storefront: text('storefront'),
      /** Mail address of the developer, in lower case. Other apps find the certificate by it and the ID. */
      email: text('email').notNull(),
      questionnaire: integer('questionnaire').notNull(),
      answers: jsonb('answers').$type<Answers>().notNull(),
      ratings: jsonb('ratings').$type<Ratings>().notNull(),
      issueTime: milliseconds('issue_time').notNull(),
      updateTime: milliseconds('update_time').notNull(),
      /** When it was mailed within the last 24 hours. */
      mailTimes: jsonb('mail_times').$type<number[]>().notNull().default([]),
    },
    (table) => [uniqueIndex('cw_rating_certificates_app').on(table.appId)],
  ),
  ({ productName }) => [productName],
)

/** Certificates of Korea’s rating board, by which it admits what is rated 19. */
export const boardCertificates = named(
  pgTable('cw_board_certificates', {
    ...teamColumn,
    appId: text('app_id').primaryKey(),
    number: text('number').notNull(),
    /** Days, such as `2026-03-01`. Without a last one, it doesn’t end. */
    issueDay: text('issue_day').notNull(),
    expireDay: text('expire_day'),
    /** Whether the last day is over, so that the database can tell. */
    isExpired: boolean('is_expired').notNull().default(false),
    objectId: text('object_id').notNull(),
    fileName: text('file_name').notNull(),
    fileSize: integer('file_size').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  }),
  ({ number }) => [number],
)

/** Reasons of ratings why apps aren't available. */
export const ageRatingReasons = reasonsView(
  'cw_age_rating_reasons',
  sql`
  select a.app_id, null::text as country,
    case when coalesce(r.is_answered, false) then 'age-rating.unconfirmed' else 'age-rating.missing' end as reason,
    'rating' as field
  from cw_apps a left join cw_age_ratings r on r.app_id = a.app_id
  where r.confirmed is null and not coalesce(r.was_live, false)
  union all
  select r.app_id, f.country, 'age-rating.refused' as reason, f.question as field
  from cw_age_ratings r cross join jsonb_to_recordset(r.refusals) as f(country text, question text)
  union all
  select r.app_id, c.code as country,
    case when b.is_expired then 'age-rating.certificate-expired' else 'age-rating.certificate' end as reason,
    'board-certificate' as field
  from cw_age_ratings r cross join unnest(r.certificate_countries) as c(code)
    left join cw_board_certificates b on b.app_id = r.app_id
  where b.app_id is null or b.is_expired`,
)
