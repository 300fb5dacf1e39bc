import { useLanguage, useLocale } from '@console-widgets/ui'
import { useEffect } from 'react'
import type { ConsolePage } from './composition/console-page.ts'
import { entryName } from './composition/navigation.ts'
import { useHostText } from './text.ts'

/** Sets the window's title and language, and adds a visually hidden heading to pages without one. */
export function PageTitle({ page }: { page?: ConsolePage }) {
  const text = useHostText()
  const locale = useLocale()
  const language = useLanguage()
  const names = page ? [page.title, ...(page.entry ? [entryName(page.entry)] : [])] : []
  const titles = [...new Set([...names.map((name) => name[language]), text('host.title')])]
  const windowTitle = titles.join(' · ')
  useEffect(() => {
    document.title = windowTitle
    document.documentElement.lang = locale
  }, [windowTitle, locale])
  return page?.ownHeading ? null : <h1 className="sr-only">{titles[0]}</h1>
}
