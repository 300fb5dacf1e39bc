import { HistoryList } from './history-list.tsx'

export interface AlarmHistoryProps {
  /** ID of the app. Default: all apps. */
  appId?: string
}

/** The history of all rules of a team or an app. */
export default function AlarmHistory({ appId }: AlarmHistoryProps) {
  return <HistoryList {...(appId === undefined ? {} : { appId })} />
}
