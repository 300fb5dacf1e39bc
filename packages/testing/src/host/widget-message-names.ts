import type { WidgetMessageName } from '@console-widgets/core/host'

/** Every message that a widget posts. A new one does not compile until it is here. */
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
