/** What became of messages, for services that follow from it. */
export { messageEvents } from './tables.ts'
