import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'price-form': 'must be a price in {currency}, with at most {decimals} decimals',
  'product-number-used': 'is or was the number of another product',
  'change-scheduled': 'can’t be changed while another change is scheduled',
  'countries-without-price': 'must not contain {countries}: there is no price',
  'last-day-before-first': 'must not be before the first day',
  'promotion-days': 'must make it at most {days} days',
  'promotion-overlaps': "must not overlap '{name}'",
  'nearby-price': 'must be an available price, such as {prices}',
  'above-promotion': "must stay above the promotion '{name}' in {countries}",
  'below-recent-price': 'must not contain {countries}: a lower price applied in the {days} days before',
  'below-recent-price-until':
    'must not contain {countries}: a lower price applied in the {days} days before. Or start on {firstDay} or later.',
  'below-ladder': 'must not contain {countries}: no available price is so low',
  'longer-dearer': "must not make the longer period dearer than the shorter one of '{product}'",
  'multiple-of-hundred': 'must be a multiple of 100, because {currency} has no decimals',
  'above-zero': 'must be more than 0',
  'day-begun': 'must not have begun in any of the countries',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
