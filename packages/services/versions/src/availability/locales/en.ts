/** Messages of the card of an app’s availability, in English. */
const en = {
  'versions.availability': 'Availability',
  'versions.availability.published':
    '{count, plural, =0 {Not available in any country} one {Available in # of {total} countries} other {Available in # of {total} countries}}',
  'versions.availability.ready':
    '{count, plural, one {# more country with the next release} other {# more countries with the next release}}',
  'versions.availability.countries': '{count, plural, one {# country} other {# countries}}',
  'versions.availability.everywhere': 'All countries',
  'versions.availability.change': 'Change',
  'versions.promotion.on':
    '{percent} off {products, plural, =0 {the app} one {# in-app product} other {# in-app products}}, until {end}',
  'versions.promotion.planned':
    '{percent} off {products, plural, =0 {the app} one {# in-app product} other {# in-app products}}, planned for {start} to {end}',
  'versions.reason.not-selected': 'Not selected in the version',
  'versions.reason.no-version': 'There is no version to publish',
  'versions.reason.removed': 'The platform has removed the app from the store',
  'versions.reason.removed.fix': 'Prepare a version that fixes the reason why it was removed, and submit it.',
}

export default en
