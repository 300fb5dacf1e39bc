import { AccountList } from './account-list.tsx'
import { AdsAppList } from './ads-app-list.tsx'

/** Ad accounts, and the apps in them. */
export default function AdAccounts() {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <AccountList />
      <AdsAppList />
    </div>
  )
}
