/** One migration of the tables. */
export interface Migration {
  /**
   * Area and file, such as `apps/0001_icons.sql`. The database records it by this name: never change it once released.
   */
  name: string
  /** SQL statements. */
  sql: string
  /**
   * Name of the earlier migration with the same effect, from when the tables of all services were created together.
   * Databases that have run it only record this one.
   */
  replaces?: string
}
