import { failureWords } from '@console-widgets/ui/tag'
import { pageRegistry } from '../page-registry.ts'

/**
 * Reports to the page's host that the code of a tag can't be loaded, and shows it in the element with a button, unless
 * the page has put something of its own there.
 * @returns a function that removes what is shown
 */
export function showFailure(element: Element, error: unknown, retry: () => void): () => void {
  const { hostOrigins = [], language } = pageRegistry().options ?? {}
  const params = { widget: element.localName, message: `${error}` }
  if (top !== self)
    for (const origin of hostOrigins)
      if (URL.canParse(origin)) top?.postMessage({ functionName: 'loadError', params }, origin)
  if (element.hasChildNodes()) return () => {}
  const path = /\/(en|ru)\//.exec(location.pathname)?.[1] as 'en' | 'ru' | undefined
  const { unloaded, retry: action } = failureWords[language ?? path ?? 'cn'] ?? failureWords.en
  const alert = document.createElement('p')
  const button = document.createElement('button')
  alert.role = 'alert'
  button.textContent = action
  button.onclick = retry
  alert.append(unloaded, ' ', button)
  element.append(alert)
  return () => alert.remove()
}
