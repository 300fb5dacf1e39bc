import { useRoutes } from '@console-widgets/ui'
import { routes } from '../routes.ts'
import { AvailabilityCard } from './availability-card.tsx'

export interface AppAvailabilityProps {
  /** ID of the app. */
  appId: string
}

/** Where an app is available, and why it isn't elsewhere. */
export default function AppAvailability({ appId }: AppAvailabilityProps) {
  const routeTo = useRoutes(routes)
  return <AvailabilityCard appId={appId} back={routeTo('apps.app', { appId })} />
}
