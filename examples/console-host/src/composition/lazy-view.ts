import type { Language } from '@console-widgets/core'
import { withText } from '@console-widgets/ui'
import type { LoadView } from '@console-widgets/ui/service'
import type { LocaleLoaders } from '@console-widgets/ui/tag'
import { type ComponentType, lazy } from 'react'
import type { PathValues } from './match-path.ts'

/**
 * The view of a page, which is loaded when it is first shown.
 * @param locales the messages that it needs
 * @param language that of the moment: its messages come beside the view that would ask for them
 */
export function lazyView(
  load: LoadView<PathValues>,
  locales: readonly LocaleLoaders[],
  language: () => Language,
): ComponentType<PathValues> {
  return lazy(async () => {
    const [{ default: View }] = await Promise.all([load(), ...locales.map((catalogue) => catalogue[language()]())])
    return { default: locales.reduceRight((Inner, catalogue) => withText(catalogue, Inner), View) }
  })
}
