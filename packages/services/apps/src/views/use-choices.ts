import { appTypes } from '../model.ts'
import { useAppsText } from '../generated/text.ts'

/** Names of the app types. */
export const typeNames = ['app', 'game'] as const

/** App types as options. */
export function useTypeChoices() {
  const text = useAppsText()
  return typeNames.map((name) => ({ value: appTypes[name], label: text(`apps.type.${name}`) }))
}
