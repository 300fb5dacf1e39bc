import { languages } from '@console-widgets/core'
import { fillLink, readPlace, writePlace } from '@console-widgets/data'
import {
  type Command,
  CommandDialog,
  icons,
  useConsole,
  useData,
  useLanguage,
  usePlace,
  useServiceWords,
  useStore,
} from '@console-widgets/ui'
import { searchThings, type Thing, visitsData } from '@console-widgets/workspace/data'
import { useComposition } from '../composition/composition-context.tsx'
import { findableActions, findablePages } from '../composition/findable.ts'
import { useOffered } from '../composition/offered.ts'
import { useHelp } from '../help/use-help.ts'
import { languageNames, useLanguageChoice } from '../language.ts'
import { useHostText } from '../text.ts'
import { chooseTheme, themes } from '../theme.ts'
import { drawing } from './drawing.ts'

/** The open search: recent things, actions, things of all services, pages, settings, and help. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useHostText()
  const language = useLanguage()
  const console = useConsole()
  const place = usePlace()
  const { pages, routeTo } = useComposition()
  const { find } = useServiceWords()
  const { topics } = useHelp()
  const { visits } = useData(visitsData)
  const recent = useStore(visits).data?.items ?? []
  const [, chooseLanguage] = useLanguageChoice()
  useStore(console.permissions.$map)
  const { allows } = console.permissions
  const isOffered = useOffered()
  const offered = pages.filter(({ service }) => isOffered(service))

  /** Adds to the parameters of the page if it is the current one, such as a list's filters. */
  const start = (pattern: string, action: string) => () => {
    const current = readPlace(place.$route.get())
    const parameters = current.path === pattern ? current.parameters : new URLSearchParams()
    parameters.set('action', action)
    place.go(writePlace(pattern, parameters))
  }
  const actions: Omit<Command, 'group'>[] = [
    ...findableActions(offered, allows).map(({ page, action }) => ({
      id: `${page.id}/${action.id}`,
      label: action.name[language],
      icon: drawing(action.icon ?? 'add'),
      keywords: page.service.name[language],
      run: start(page.pattern, action.id),
    })),
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        id: `language/${other}`,
        label: text('host.search.language', { name: languageNames[other] }),
        icon: icons.globe,
        run: () => chooseLanguage(other),
      })),
    ...themes.map((theme) => ({
      id: `theme/${theme}`,
      label: text('host.search.theme', { name: text(`host.theme.${theme}`) }),
      icon: icons.theme,
      run: () => chooseTheme(theme),
    })),
    { id: 'sign-out', label: text('host.signOut'), icon: 'arrow-end', run: () => void console.session.signOut() },
  ]
  const pageCommands: Command[] = findablePages(offered, allows).map((page) => {
    const label = page.title[language]
    const service = page.service.name[language]
    return {
      id: page.id,
      label,
      detail: label === service ? undefined : service,
      group: text(page.isSettings ? 'host.search.settings' : 'host.search.pages'),
      icon: drawing(page.service.icon),
      keywords: `${service} ${page.id}`,
      run: () => place.go(page.pattern),
    }
  })
  const help: Command[] = topics.map(({ id, service, title }) => ({
    id: `help/${id}`,
    label: title[language],
    detail: service.name[language],
    group: text('host.help'),
    icon: icons.help,
    keywords: service.name[language],
    last: true,
    run: () => place.go(`${routeTo('console.help')}?topic=${id}`),
  }))
  const ofThing =
    (group?: string) =>
    ({ detail, id, kind, name, page }: Thing): Command => ({
      id: `${kind}/${id}`,
      label: name,
      detail,
      group: group ?? find(`rows.${kind}`),
      icon: drawing(pages.find((each) => each.id === page.id)?.service.icon ?? 'app'),
      keywords: id,
      run: () => place.go(fillLink(console.options.routes?.[page.id] ?? '/', page.values)),
    })
  // The platform finds things of all services, and the team may not be offered some.
  const isShown = ({ page }: Thing) => offered.some(({ id }) => id === page.id)
  const search = async (typed: string, signal: AbortSignal): Promise<Command[]> =>
    (await searchThings(console, typed, signal)).filter(isShown).map(ofThing())
  return (
    <CommandDialog
      title={text('host.search')}
      commands={[
        ...recent.filter(isShown).map(ofThing(text('host.recent'))),
        ...actions.map((action) => ({ ...action, group: text('host.search.actions') })),
        ...pageCommands,
        ...help,
      ]}
      search={search}
      onClose={onClose}
    />
  )
}
