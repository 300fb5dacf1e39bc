import type { WidgetMessages } from './messages.ts'
import { helloShape, oneOf, text, texts, type Check, type Shape } from './read-message.ts'

const height: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1_000_000

/** Shapes of the widgets' messages, checked on receipt by the host side. */
export const widgetMessageShapes: Shape<WidgetMessages> = {
  hello: helloShape,
  ready: { widget: text(200) },
  loadError: { widget: text(200), message: text(2000) },
  riskDialog: { message: text(4000) },
  navigate: { route: text(2000) },
  signInRequired: {},
  signedOut: {},
  resize: { height, widget: text(200) },
  notify: { level: oneOf('success', 'info', 'warning', 'error'), message: text(4000) },
  changed: { call: text(200), touches: texts(50) },
}
