import { hostMessageShapes } from './host-message-shapes.ts'
import { readMessage } from './read-message.ts'

/** A message of the host, or undefined when it is none. */
export const readHostMessage = (data: unknown) => readMessage(hostMessageShapes, data)
