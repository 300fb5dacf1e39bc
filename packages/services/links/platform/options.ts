import type { ServiceOption } from '@console-widgets/platform/options/service-option'

/** Request header in which a proxy in front of the platform names the visitor’s country. */
export const countryHeader: ServiceOption<string> = {
  environment: 'LINK_COUNTRY_HEADER',
  description: 'request header with the country of who opens a link, set by your proxy; empty: by language',
  defaults: { platform: '' },
  accepts: 'the name of a header, or nothing',
  parse: (given) => (typeof given === 'string' && /^[A-Za-z0-9-]{0,64}$/.test(given) ? given : undefined),
}
