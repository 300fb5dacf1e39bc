import type { WidgetMessageName } from '@console-widgets/core/host'

/** All messages that widgets post. Adding one fails to compile until it is listed here. */
const names: Record<WidgetMessageName, true> = {
  hello: true,
  ready: true,
  loadError: true,
  riskDialog: true,
  navigate: true,
  signInRequired: true,
  signedOut: true,
  resize: true,
  notify: true,
  changed: true,
}

export const widgetMessageNames = Object.keys(names) as WidgetMessageName[]
