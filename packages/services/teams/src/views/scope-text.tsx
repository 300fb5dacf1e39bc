import { useData, useStore } from '@console-widgets/ui'
import { scopesData } from '../data.ts'
import type { AppScope } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'

/** Returns the name of an app, or its ID until the name is loaded. */
export function useAppName(): (appId: string) => string {
  const { apps } = useData(scopesData)
  const known = useStore(apps).data?.items
  return (appId) => known?.find((app) => app.appId === appId)?.appName ?? appId
}

/** App access as text: all apps, or their names and how many more. */
export function useScopeText(): (reach: { appScope: AppScope; appIds: readonly string[] }) => string {
  const text = useTeamsText()
  const nameOf = useAppName()
  return ({ appScope, appIds }) => {
    if (appScope === 'all') return text('teams.scope.all')
    const [first = '', ...rest] = appIds.map(nameOf)
    return rest.length === 0 ? first : text('teams.scope.more', { name: first, count: rest.length })
  }
}
