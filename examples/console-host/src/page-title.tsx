import { useEffect } from 'react'
import { useLocale } from '@console-widgets/ui'
import { navigationItems } from './shell/navigation.ts'
import { useHostText } from './text.ts'

/** Pages about one thing have its name as their heading; the deeper pages of a list do, too. */
const hasOwnHeading = (path: string) => /^\/(apps\/[^/]+|projects\/[^/]+|apps\/[^/]+\/(versions|packages)\/.+|databases(\/[^/]+)?|team|team\/(members|providers|audit)\/[^/]+)$/.test(path)

/** Names the window and its language, and gives a page of lists the heading that it has no room for. */
export function PageTitle({ path }: { path: string }) {
  const text = useHostText()
  const item = navigationItems.find(({ route }) => path.startsWith(route))
  const title = item ? text(item.label) : text('host.title')
  const locale = useLocale()
  useEffect(() => {
    document.title = item ? `${title} · ${text('host.title')}` : title
    document.documentElement.lang = locale
  }, [item, title, text, locale])
  return hasOwnHeading(path) ? null : <h1 className="sr-only">{title}</h1>
}
