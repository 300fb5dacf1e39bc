import { hostMessageShapes } from './host-message-shapes.ts'
import { readMessage } from './read-message.ts'

/** Reads a message of the host. Undefined for anything else. */
export const readHostMessage = (data: unknown) => readMessage(hostMessageShapes, data)
