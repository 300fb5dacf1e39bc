import { fillRoute } from '@console-widgets/data'
import {
  CommandPalette,
  useConsole,
  useData,
  useLanguage,
  usePlace,
  useServiceWords,
  useStore,
  type Command,
} from '@console-widgets/ui'
import { searchThings, type Thing, visitsData } from '@console-widgets/workspace/data'
import { useComposition } from '../composition/composition-context.tsx'
import type { ConsolePage } from '../composition/console-page.ts'
import { entryIcon, entryName } from '../composition/navigation.ts'
import { useHostText } from '../text.ts'
import { chooseTheme } from '../theme.ts'
import { drawing } from './drawing.ts'
import { SearchField } from './search-field.tsx'

/** Search over everything: recent things, services and their pages, things of all services, and themes. */
export function Palette() {
  const text = useHostText()
  const language = useLanguage()
  const console = useConsole()
  const place = usePlace()
  const { navigation, pages } = useComposition()
  const { find } = useServiceWords()
  const { visits } = useData(visitsData)
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
  const ofThing =
    (group?: string) =>
    (thing: Thing): Command => {
      const { detail, id, kind, name, page } = thing
      const pattern = console.options.routes?.[page.id] ?? '/'
      return {
        id: `${kind}/${id}`,
        label: name,
        detail,
        group: group ?? find(`rows.${kind}`),
        icon: drawing(pages.find((each) => each.id === page.id)?.service.icon ?? 'app'),
        keywords: id,
        run: () => place.go(fillRoute(pattern, page.values)),
      }
    }
  const search = async (typed: string, signal: AbortSignal): Promise<Command[]> =>
    (await searchThings(console, typed, signal)).map(ofThing())
  const recent = (useStore(visits).data?.items ?? []).map(ofThing(text('host.recent')))
  return (
    <CommandPalette
      title={text('host.search')}
      commands={[...recent, ...commands]}
      search={search}
      trigger={(open) => <SearchField onOpen={open} />}
    />
  )
}
