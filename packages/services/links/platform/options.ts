import type { ServiceOption } from '@console-widgets/platform/options/service-option'

/** Request header in which a proxy in front of the platform names the visitor’s country. */
export const countryHeader: ServiceOption<string> = {
  environment: 'LINK_COUNTRY_HEADER',
  description: 'request header with the country of who opens a link, set by your proxy; empty: by language',
  defaults: { platform: '' },
  accepts: 'the name of a header, or nothing',
  parse: (given) => (typeof given === 'string' && /^[A-Za-z0-9-]{0,64}$/.test(given) ? given : undefined),
}

/** Hosts of the server's own network that may stand for domains of HarmonyOS links, for trying them out. */
export const localHosts: ServiceOption<readonly string[]> = {
  environment: 'LINK_LOCAL_HOSTS',
  description: 'hosts such as localhost:8080, separated by commas, whose HarmonyOS links can be verified over HTTP',
  defaults: { platform: [] },
  accepts: 'hosts with ports, separated by commas',
  parse: (given) => {
    const hosts = Array.isArray(given)
      ? given
      : typeof given === 'string'
        ? given.split(',').filter(Boolean)
        : undefined
    return hosts?.every((host): host is string => typeof host === 'string' && /^[a-z0-9.-]+:\d{1,5}$/.test(host))
      ? hosts
      : undefined
  },
}
