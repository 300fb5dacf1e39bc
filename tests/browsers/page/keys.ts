import type { Commands } from '../webdriver/session.ts'

/** Code points of keys without a character, as WebDriver defines them. */
const codePoints: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
}

/** What a driver takes for a key. @param key its name in events, such as `Escape` or `a` */
export const keyValue = (key: string): string => codePoints[key] ?? key

/** Presses keys together, such as `Control+k`, and releases them. */
export async function pressKeys(commands: Commands, keys: string): Promise<void> {
  const values = keys.split('+').map(keyValue)
  await commands.keys([
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ])
}

/** Types characters one by one. */
export async function typeText(commands: Commands, text: string): Promise<void> {
  await commands.keys(
    [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]),
  )
}
