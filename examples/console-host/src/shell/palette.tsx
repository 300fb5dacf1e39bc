import { calls } from '@console-widgets/apps/contract'
import { writeFilter } from '@console-widgets/data'
import { CommandPalette, useConsole, useLanguage, usePlace, type Command } from '@console-widgets/ui'
import { useHostText } from '../text.ts'
import { chooseTheme } from '../theme.ts'
import { navigation } from './navigation.ts'

/** Apps that a search shows. */
const mostFound = 8

/** Goes to services and apps, and changes the theme, by typing. */
export function Palette() {
  const text = useHostText()
  const language = useLanguage()
  const console = useConsole()
  const place = usePlace()
  const commands: Command[] = [
    ...navigation.flatMap(({ category, items }) =>
      items.map((item) => ({
        id: item.route,
        label: text(item.label),
        group: category.names[language],
        icon: item.icon,
        run: () => place.go(item.route),
      })),
    ),
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
    return items.map((app) => ({
      id: app.appId,
      label: app.appName,
      group: text('host.apps'),
      icon: 'app',
      keywords: app.appId,
      run: () => place.go(`/apps/${app.appId}`),
    }))
  }
  return <CommandPalette commands={commands} search={search} />
}
