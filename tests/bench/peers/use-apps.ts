import { useEffect, useState } from 'react'

/** Record of the list that every page shows. */
export interface App {
  appId: string
  appName: string
  packageName: string | null
  releaseState: number
  updateTime: number
}

/** Reads the records, as plainly as a page can. @returns undefined until they have come */
export function useApps(): App[] | undefined {
  const [apps, setApps] = useState<App[]>()
  useEffect(
    () => void fetch('/apps').then(async (answer) => setApps(((await answer.json()) as { items: App[] }).items)),
    [],
  )
  return apps
}
