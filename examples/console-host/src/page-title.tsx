import { useEffect } from 'react'
import { useLocale } from '@console-widgets/ui'
import { navigationItems } from './shell/navigation.ts'
import { useHostText } from './text.ts'

/** Pages about one thing have its name as their heading; the deeper pages of a list do, too. */
const hasOwnHeading = (path: string) =>
  /^\/(apps\/[^/]+|projects\/[^/]+|apps\/[^/]+\/(versions|packages)\/.+|databases(\/[^/]+)?|team|team\/(members|providers|audit)\/[^/]+)$/.test(
    path,
  )

/** Names the window and its language, and gives a page of lists the heading that it has no room for. */
export function PageTitle({ path }: { path: string }) {
  const text = useHostText()
  // What belongs to the person and to no service stands beside the navigation.
  const label = path.startsWith('/invitations')
    ? 'host.ownInvitations'
    : navigationItems.find(({ route }) => path.startsWith(route))?.label
  const title = text(label ?? 'host.title')
  const locale = useLocale()
  useEffect(() => {
    document.title = label ? `${title} · ${text('host.title')}` : title
    document.documentElement.lang = locale
  }, [label, title, text, locale])
  return hasOwnHeading(path) ? null : <h1 className="sr-only">{title}</h1>
}
