/** An account that SQL may be run as, and whether it only reads in the database. */
export interface RunnableAccount {
  name: string
  readonly: boolean
}
