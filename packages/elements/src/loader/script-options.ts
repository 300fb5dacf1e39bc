import type { ConsoleOptions, Language } from '@console-widgets/core'

/**
 * The options that a page writes on the script tag itself:
 *
 * ```html
 * <script type="module" src="https://console.example/console-widgets.js" data-language="en"
 *         data-api="https://api.example" data-host-origins="https://partner.example"></script>
 * ```
 */
export function scriptOptions(url: string): Partial<ConsoleOptions> | undefined {
  const script = [...(globalThis.document?.scripts ?? [])].find(({ src }) => src === url)
  const { api, language, hostOrigins } = script?.dataset ?? {}
  if (!api && !language && !hostOrigins) return undefined
  return {
    ...(api && { zones: { china: { api } } }),
    ...(language && { language: language as Language }),
    ...(hostOrigins && { hostOrigins: hostOrigins.split(/\s+/) }),
  }
}
