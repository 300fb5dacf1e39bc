import type { HelpTopic, ServiceFront } from '@console-widgets/ui/service'
import { useEffect, useState } from 'react'
import { useComposition } from '../composition/composition-context.tsx'
import { useOffered } from '../composition/offered.ts'

/** A topic of the service that it is about. */
export interface ServiceTopic extends HelpTopic {
  service: ServiceFront
}

/** The help topics of all services: they load with the first component that uses them. */
export interface Help {
  topics: readonly ServiceTopic[]
  isReady: boolean
}

const loading = new WeakMap<readonly ServiceFront[], Promise<readonly ServiceTopic[]>>()

/**
 * Loads the help topics of the services that the team is offered. Those that fail to load are left out, and requested
 * again later.
 */
export function useHelp(): Help {
  const { services } = useComposition()
  const isOffered = useOffered()
  const [help, setHelp] = useState<Help>({ topics: [], isReady: false })
  useEffect(() => {
    let current = true
    void loadHelp(services).then((topics) => current && setHelp({ topics, isReady: true }))
    return () => {
      current = false
    }
  }, [services])
  return { ...help, topics: help.topics.filter(({ service }) => isOffered(service)) }
}

function loadHelp(services: readonly ServiceFront[]): Promise<readonly ServiceTopic[]> {
  const known = loading.get(services)
  if (known) return known
  const started = Promise.all(
    services.map(async (service) => {
      try {
        return ((await service.help?.())?.default ?? []).map((topic) => ({ ...topic, service }))
      } catch {
        loading.delete(services)
        return []
      }
    }),
  ).then((topics) => topics.flat())
  loading.set(services, started)
  return started
}
