export interface DocumentChangesProps {
  /** Requirements by their IDs. */
  changes: { needed: readonly { id: string; isMet: boolean }[]; freed: readonly string[] }
  /** Name of a requirement. Default: its term among the values of services. */
  nameOf?: (id: string) => string
}
