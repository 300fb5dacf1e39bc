import type { Envelope, WidgetMessageName } from './messages.ts'
import { readMessage } from './read-message.ts'
import { widgetMessageShapes } from './widget-message-shapes.ts'

/** Reads what came from a widget; undefined when it is not exactly one of its messages. */
export function readWidgetMessage(data: unknown): Envelope<WidgetMessageName> | undefined {
  return readMessage(widgetMessageShapes, data)
}
