/** An account that SQL can run as, and whether it is read-only in the database. */
export interface RunnableAccount {
  name: string
  readonly: boolean
}
