import type { ConsoleOptions, Language, Zone } from '@console-widgets/core'

/**
 * The options that a page writes on the script tag itself:
 *
 * ```html
 * <script type="module" src="https://console.example/console-widgets.js" data-language="en"
 *         data-api="https://api.example" data-zones="europe=https://eu.example russia=https://ru.example"
 *         data-host-origins="https://partner.example"></script>
 * ```
 *
 * `data-api` is the endpoint of the default zone, by default the origin of the script. `data-zones` adds those of other
 * zones, and `data-site` selects one of them.
 */
export function scriptOptions(url: string, origin: string): Partial<ConsoleOptions> | undefined {
  const script = [...(globalThis.document?.scripts ?? [])].find(({ src }) => src === url)
  const { api, zones, site, language, hostOrigins } = script?.dataset ?? {}
  if (!api && !zones && !language && !hostOrigins) return undefined
  const others = (zones?.match(/\S+/g) ?? []).map((pair) => {
    const [zone, address = ''] = pair.split('=')
    return [zone, { api: address }]
  })
  return {
    zones: { china: { api: api ?? origin }, ...Object.fromEntries(others) },
    ...(site && { site: site as Zone }),
    ...(language && { language: language as Language }),
    ...(hostOrigins && { hostOrigins: hostOrigins.split(/\s+/) }),
  }
}
