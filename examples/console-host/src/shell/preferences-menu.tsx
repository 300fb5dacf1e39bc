import { languages, type Language } from '@console-widgets/core'
import {
  IconButton,
  icons,
  Menu,
  MenuChoice,
  MenuContent,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
  useStore,
  type Theme,
} from '@console-widgets/ui'
import { languageNames, useLanguageChoice } from '../language.ts'
import { useHostText } from '../text.ts'
import { $theme, chooseTheme, themes } from '../theme.ts'
import { SiteChoice } from './site-choice.tsx'

/** Language, theme, and site; a choice takes effect immediately. */
export function PreferencesMenu() {
  const text = useHostText()
  const [language, chooseLanguage] = useLanguageChoice()
  const theme = useStore($theme)
  return (
    <Menu>
      <MenuTrigger>
        <IconButton icon={icons.globe} label={text('host.preferences')} />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{text('host.language')}</MenuLabel>
        <MenuChoice
          value={language}
          onValueChange={(next) => chooseLanguage(next as Language)}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <MenuSeparator />
        <MenuLabel>{text('host.theme')}</MenuLabel>
        <MenuChoice
          value={theme}
          onValueChange={(next) => chooseTheme(next as Theme)}
          choices={themes.map((value) => ({ value, label: text(`host.theme.${value}`) }))}
        />
        <SiteChoice />
      </MenuContent>
    </Menu>
  )
}
