import { ConfigList } from './config-list.tsx'
import { DeviceList } from './device-list.tsx'

/** What counts as a conversion, and the devices whose clicks aren’t counted. */
export default function AdSettings() {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <ConfigList />
      <DeviceList />
    </div>
  )
}
