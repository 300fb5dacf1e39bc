import type { Console } from '@console-widgets/core'

/** A user's settings for running SQL in a database, saved in the browser. */
export interface EditorSettings {
  account: string | undefined
  rowLimit: number | undefined
  timeoutSeconds: number | undefined
  oneTransaction: boolean
}

const nothing: EditorSettings = {
  account: undefined,
  rowLimit: undefined,
  timeoutSeconds: undefined,
  oneTransaction: false,
}
const keyOf = (console: Console, name: string) =>
  `cw-sql-settings:${JSON.stringify([console.session.$state.get().info?.teamId ?? '', name])}`

export function readSettings(console: Console, name: string): EditorSettings {
  try {
    return {
      ...nothing,
      ...(JSON.parse(console.ports.localStorage.getItem(keyOf(console, name)) ?? '{}') as Partial<EditorSettings>),
    }
  } catch {
    return nothing
  }
}

export function keepSettings(console: Console, name: string, settings: EditorSettings): void {
  console.ports.localStorage.setItem(keyOf(console, name), JSON.stringify(settings))
}
