import { calls } from '@console-widgets/apps/contract'
import { writeFilter } from '@console-widgets/data'
import { CommandPalette, useConsole, useLanguage, usePlace, useStore, type Command } from '@console-widgets/ui'
import { useComposition } from '../composition/composition-context.tsx'
import type { ConsolePage } from '../composition/console-page.ts'
import { entryIcon, entryName } from '../composition/navigation.ts'
import { useHostText } from '../text.ts'
import { chooseTheme } from '../theme.ts'
import { drawing } from './drawing.ts'

/** Maximum number of apps in the search results. */
const mostFound = 8

/** Command palette: services, their pages, apps, and themes. */
export function Palette() {
  const text = useHostText()
  const language = useLanguage()
  const console = useConsole()
  const place = usePlace()
  const { navigation, pages, routeTo } = useComposition()
  useStore(console.permissions.$map)
  const goTo = ({ id, pattern }: ConsolePage) => ({ id, run: () => place.go(pattern) })
  const commands: Command[] = [
    ...navigation.flatMap(({ category, entries }) =>
      entries.map((entry) => ({
        ...goTo(entry),
        label: entryName(entry)[language],
        group: category.names[language],
        icon: drawing(entryIcon(entry)),
        keywords: entry.service.area,
      })),
    ),
    ...pages
      .filter(({ section, permission }) => section?.of === 'service' && console.permissions.allows(permission))
      .filter(({ navigation: isEntry }) => !isEntry)
      .map((page) => ({
        ...goTo(page),
        label: page.title[language],
        group: page.service.name[language],
        icon: drawing(page.service.icon),
      })),
    ...(['light', 'dark', 'auto'] as const).map((theme) => ({
      id: theme,
      label: text(`host.theme.${theme}`),
      group: text('host.theme'),
      run: () => chooseTheme(theme),
    })),
  ]
  const search = async (typed: string, signal: AbortSignal): Promise<Command[]> => {
    const { items } = await console.invoke(
      calls['apps.app.list'],
      { maxReqCount: mostFound, filter: [writeFilter({ field: 'appName', operator: '~', value: typed })] },
      { signal },
    )
    return items.map(({ appId, appName }) => ({
      id: appId,
      label: appName,
      group: text('host.apps'),
      icon: 'app',
      keywords: appId,
      run: () => place.go(routeTo('apps.app', { appId })),
    }))
  }
  return <CommandPalette commands={commands} search={search} />
}
