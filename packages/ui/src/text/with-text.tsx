import type { ComponentType, ReactNode } from 'react'
import { Loading } from '../embedding/loading.tsx'
import { useLoadedLanguage } from '../embedding/use-loaded-language.ts'
import type { LocaleLoaders } from '../tag.ts'
import { TextProvider } from './text-provider.tsx'
import { useLanguage } from './use-locale.ts'

/**
 * A component that brings its own messages, so that a page needs not know them. A service's public components are made
 * with it; its tags load the messages beside the component instead.
 *
 * ```ts
 * export const AppList = withText(locales, AppListView)
 * ```
 *
 * @param loading stands there until the messages have been loaded; nothing, for what is only sometimes open
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
        <View {...props} />
      </TextProvider>
    )
  }
  WithText.displayName = `WithText(${View.displayName ?? View.name})`
  return WithText
}
