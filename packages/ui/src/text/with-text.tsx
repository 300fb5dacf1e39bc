import type { ComponentType } from 'react'
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
 */
export function withText<Props extends object>(locales: LocaleLoaders, View: ComponentType<Props>): ComponentType<Props> {
  const own = [locales]
  function WithText(props: Props) {
    const { loaded } = useLoadedLanguage(own, useLanguage())
    if (!loaded) return <Loading />
    return (
      <TextProvider locales={own} language={loaded}>
        <View {...props} />
      </TextProvider>
    )
  }
  WithText.displayName = `WithText(${View.displayName ?? View.name})`
  return WithText
}
