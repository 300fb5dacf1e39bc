import type { HostMessages } from './messages.ts'
import { helloShape, oneOf, optional, text, texts, wholeNumber, type Check, type Shape } from './read-message.ts'

/** Theme tokens may only set the public custom properties, to plain values. */
const tokens: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).length <= 200 &&
  Object.entries(value).every(
    ([name, token]) =>
      /^--cw-[a-z0-9-]{1,60}$/.test(name) && typeof token === 'string' && /^[^;{}<>]{0,200}$/.test(token),
  )

/** Shapes of the host's messages, checked on receipt. */
export const hostMessageShapes: Shape<HostMessages> = {
  hello: helloShape,
  setLanguage: { language: oneOf('cn', 'en', 'ru') },
  setTheme: { theme: oneOf('light', 'dark', 'auto'), tokens: optional(tokens) },
  setTeam: { teamId: text(64) },
  setSite: { siteId: wholeNumber(1_000_000) },
  setRoute: { route: text(2000) },
  refresh: { touches: optional(texts(50)) },
  signOut: {},
}
