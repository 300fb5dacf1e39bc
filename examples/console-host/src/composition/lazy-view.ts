import type { Language } from '@console-widgets/core'
import { lazyPart, withText } from '@console-widgets/ui'
import type { LoadView } from '@console-widgets/ui/service'
import type { LocaleLoaders } from '@console-widgets/ui/tag'
import type { ComponentType } from 'react'

/**
 * View of a page, loaded when it is first shown.
 *
 * @param locales messages of the view
 * @param language current language, whose messages load in parallel with the view
 */
export function lazyView<Props extends object>(
  load: LoadView<Props>,
  locales: readonly LocaleLoaders[],
  language: () => Language = () => 'en',
): ComponentType<Props> {
  return lazyPart(async () => {
    const [{ default: View }] = await Promise.all([load(), ...locales.map((catalogue) => catalogue[language()]())])
    return locales.reduceRight((Inner, catalogue) => withText(catalogue, Inner), View)
  })
}
