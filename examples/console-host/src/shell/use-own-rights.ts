import { useEffect } from 'react'
import { rightsData, type UserInfo } from '@console-widgets/teams/data'
import { useData, useStore } from '@console-widgets/ui'

/**
 * Keeps the page's rights as fresh as the platform's: what was given or withdrawn elsewhere shows within a minute.
 *
 * @returns the person, with the number of teams that ask to be joined; undefined until it is known
 */
export function useOwnRights(): UserInfo | undefined {
  const { user, takeOver } = useData(rightsData)
  const { data } = useStore(user)
  useEffect(() => {
    if (data) takeOver(data)
  }, [data, takeOver])
  return data
}
