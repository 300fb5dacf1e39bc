import type { Language } from '@console-widgets/core'
import {
  Avatar,
  Menu,
  MenuChoice,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
  useConsole,
  useStore,
  type Theme,
} from '@console-widgets/ui'
import { useHostText } from '../text.ts'
import { $theme, chooseTheme } from '../theme.ts'

const languageNames: Record<Language, string> = { cn: '中文', en: 'English', ru: 'Русский' }
const pathOfLanguage: Record<Language, string> = { cn: '/console/', en: '/console/en/', ru: '/console/ru/' }

/** Language, theme, and sign-out. */
export function AccountMenu() {
  const text = useHostText()
  const console = useConsole()
  const language = useStore(console.$language)
  const theme = useStore($theme)
  const profile = useStore(console.session.$profile)
  const name = profile?.userName ?? text('host.visitor')
  const chooseLanguage = (next: string) => {
    console.setLanguage(next as Language)
    // The path determines the language (R18), so that the URL can be shared; the page itself stays.
    history.replaceState(history.state, '', pathOfLanguage[next as Language] + location.search + location.hash)
  }
  const themes: readonly Theme[] = ['light', 'dark', 'auto']
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" aria-label={text('host.account', { name })} className="rounded-full focus-ring">
          <Avatar name={name} />
        </button>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{name}</MenuLabel>
        <MenuSeparator />
        <MenuLabel>{text('host.language')}</MenuLabel>
        <MenuChoice
          value={language}
          onValueChange={chooseLanguage}
          choices={(['cn', 'en', 'ru'] as const).map((value) => ({ value, label: languageNames[value] }))}
        />
        <MenuSeparator />
        <MenuLabel>{text('host.theme')}</MenuLabel>
        <MenuChoice
          value={theme}
          onValueChange={(next) => chooseTheme(next as Theme)}
          choices={themes.map((value) => ({ value, label: text(`host.theme.${value}`) }))}
        />
        {profile ? (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => void console.session.signOut()}>{text('host.signOut')}</MenuItem>
          </>
        ) : null}
      </MenuContent>
    </Menu>
  )
}
