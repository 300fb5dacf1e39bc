import type { NameByLanguage, ServiceFront, ServicePage } from '@console-widgets/ui/service'
import type { ComponentType } from 'react'
import type { PathValues } from './match-path.ts'

/** A service's page in this console. */
export interface ConsolePage extends ServicePage<PathValues> {
  /** Name, such as `apps.app`. */
  id: string
  service: ServiceFront
  /** Path pattern in this console, such as `/apps/:appId`. */
  pattern: string
  /** Its own title, or that of its tab or service. */
  title: NameByLanguage
  /** View, loaded when it is first shown. */
  View: ComponentType<PathValues>
  /** View for signed-out visitors. */
  SignedOutView?: ComponentType<PathValues>
  /** Tab of the page, or the tab that it belongs to. */
  tab?: ConsolePage
  /** Navigation entry of the page, or the one that it belongs to. */
  entry?: ConsolePage
}
