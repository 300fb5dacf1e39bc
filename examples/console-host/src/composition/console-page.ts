import type { NameByLanguage, ServiceFront, ServicePage } from '@console-widgets/ui/service'
import type { ComponentType } from 'react'
import type { PathValues } from './match-path.ts'

/** A page of a service in this console. */
export interface ConsolePage extends ServicePage<PathValues> {
  /** Such as `apps.app`. */
  id: string
  service: ServiceFront
  /** Where this console has it, such as `/apps/:appId`. */
  pattern: string
  /** Its own name, or that of what it belongs to. */
  title: NameByLanguage
  /** What it shows, loaded when it is first shown. */
  View: ComponentType<PathValues>
  /** What it shows to whoever is not signed in. */
  SignedOutView?: ComponentType<PathValues>
  /** The tab that it is, or belongs to. */
  tab?: ConsolePage
  /** The page of the navigation that it is, or belongs to. */
  entry?: ConsolePage
}
