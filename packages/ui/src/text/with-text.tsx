import type { ComponentType, ReactNode } from 'react'
import { Loading } from '../embedding/loading.tsx'
import { useLoadedLanguage } from '../embedding/use-loaded-language.ts'
import { Scope } from '../patterns/place/lock.tsx'
import type { LocaleLoaders } from '../tag.ts'
import { TextProvider } from './text-provider.tsx'
import { useLanguage } from './use-locale.ts'

/**
 * Wraps a component so that it loads its own messages. Use it for a service's public components; tags load the messages
 * in parallel with the component instead.
 *
 * ```ts
 * export const AppList = withText(locales, AppListView)
 * ```
 *
 * @param loading placeholder until the messages are loaded; null for components that are only open at times
 */
export function withText<Props extends object>(
  locales: LocaleLoaders,
  View: ComponentType<Props>,
  loading: ReactNode = <Loading />,
): ComponentType<Props> {
  const own = [locales]
  function WithText(props: Props) {
    const { loaded } = useLoadedLanguage(own, useLanguage())
    if (!loaded) return loading
    return (
      <TextProvider locales={own} language={loaded}>
        <Scope of={props}>
          <View {...props} />
        </Scope>
      </TextProvider>
    )
  }
  WithText.displayName = `WithText(${View.displayName ?? View.name})`
  return WithText
}
