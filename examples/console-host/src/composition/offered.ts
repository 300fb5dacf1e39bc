import { defaultZone, type Console } from '@console-widgets/core'
import { isOutsea } from '@console-widgets/core/switches'
import type { ServiceFront } from '@console-widgets/ui/service'
import { useConsole, useStore } from '@console-widgets/ui'
import { ownArea } from '../own-pages.ts'

/**
 * Whether a console offers a service to the session's team: outside the default zone, only the services on the outsea
 * list (R125), if the deployment has one, and the console's own pages, such as its help.
 */
export function isOffered(
  { area }: Pick<ServiceFront, 'area'>,
  { options, $zone }: Pick<Console, 'options' | '$zone'>,
) {
  const { switches } = options
  return area === ownArea || $zone.get() === defaultZone || switches?.outsea === undefined || isOutsea(switches, area)
}

/** Tells which services the console offers to the session's team. */
export function useOffered(): (service: Pick<ServiceFront, 'area'>) => boolean {
  const console = useConsole()
  useStore(console.$zone)
  return (service) => isOffered(service, console)
}
