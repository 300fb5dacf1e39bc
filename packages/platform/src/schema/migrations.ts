/** One step of how tables came to be. */
export interface Migration {
  /** Area and file, such as `apps/0001_icons.sql`: what the database remembers it by. Never changed once released. */
  name: string
  /** Its statements. */
  sql: string
  /**
   * A step that did the same before, when the tables of all services were made together: a database that has taken it
   * has no need of this one.
   */
  replaces?: string
}
