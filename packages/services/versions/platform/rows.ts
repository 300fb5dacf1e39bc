/** What other halves may know of versions: their rows, to read. */
export { appVersions } from './tables.ts'
