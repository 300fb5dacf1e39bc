import type { Envelope, WidgetMessageName } from './messages.ts'
import { readMessage } from './read-message.ts'
import { widgetMessageShapes } from './widget-message-shapes.ts'

/** Reads a message from a widget. Undefined unless it matches a known message exactly. */
export function readWidgetMessage(data: unknown): Envelope<WidgetMessageName> | undefined {
  return readMessage(widgetMessageShapes, data)
}
