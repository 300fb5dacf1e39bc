/** The themes, languages, and widths in which a story is pictured. */
export interface PictureLook {
  theme: 'light' | 'dark'
  language: 'en' | 'cn' | 'ru'
  /** Width of the window in pixels. */
  width: 1280 | 360
}

const themes = ['light', 'dark'] as const
const languages = ['en', 'cn', 'ru'] as const
const widths = [1280, 360] as const

/** Every look, by its name. */
export const pictureLooks: Readonly<Record<string, PictureLook>> = Object.fromEntries(
  themes.flatMap((theme) =>
    languages.flatMap((language) =>
      widths.map((width) => [`${theme}-${language}-${width}`, { theme, language, width }] as const),
    ),
  ),
)

/** Globals that a picture does not vary. */
export const unvaried = { density: 'normal', width: 'full', direction: 'ltr' }

/**
 * Looks of a story on Chromatic, where each one is paid for: every theme, language, and width occurs, and the longest
 * words are on the narrowest window.
 */
export const chromaticModes = Object.fromEntries(
  ['light-en-1280', 'dark-en-1280', 'light-cn-1280', 'light-ru-360'].map((name) => {
    const { width, ...globals } = pictureLooks[name] as PictureLook
    return [name, { ...unvaried, ...globals, viewport: width }]
  }),
)
