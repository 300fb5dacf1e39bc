import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'newest-revision': 'must be {revision}, the newest revision',
  'own-image': 'must be an image of this team',
  'language-of-texts': 'must be the language of one of the texts',
  'promotion-of-offer': 'must be left out: only an offer has a promotion',
  'sides-at-least': 'must have sides of at least {least} pixels, and has {width} × {height}',
  'pixels-at-most': 'must have at most {pixels} million pixels and sides of at most {longest}',
  'readable-picture': 'must be an image that can be opened',
  'not-blank': 'must show something, and shows almost nothing',
  'unfit-text-missing': 'must have a {sample}',
  'unfit-hero-missing': 'must name the main image',
  'unfit-hero-unfit': 'must name an image of a fitting size and shape; the problem is: {sample}',
  'unfit-picture-gone': 'must name an image that still exists',
  'unfit-no-app': 'must name at least one app',
  'unfit-app-gone': "must not name '{sample}', which was deleted",
  'unfit-app-unavailable': "must fit '{sample}', which isn’t available in the countries",
  'unfit-no-country': 'must name at least one country',
  'unfit-end-before-start': 'must not be before the start',
  'unfit-end-past': 'must be later than now',
  'unfit-category-missing': 'must name a category, as for every quick app',
  'unfit-no-promotion': 'must name a promotion, as for every offer',
  'unfit-promotion-gone': 'must name a promotion that still exists',
  'unfit-promotion-over': "must not name '{sample}', which is over",
  'unfit-promotion-other-app': "must not name '{sample}', which is for another app",
  'unfit-promotion-countries': 'must not name countries that the promotion isn’t for: {sample} of them',
  'unfit-promotion-days': "must be within the days of the promotion '{sample}'",
} as const satisfies IssueRules

export const issue = issuesFor(issues)
