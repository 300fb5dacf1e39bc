import type { NameByLanguage, ServiceFront, ServicePage } from '@console-widgets/ui/service'
import type { ComponentType } from 'react'
import type { PathValues } from './match-path.ts'

/** What the view above an app's or a project's tabs shows. */
export interface HeadProps {
  /** Values of the current page's route. */
  values: PathValues
  /** Pattern of the current tab's route. */
  pattern: string
}

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
  /** View above the tabs, for pages of an app or a project. */
  Head?: ComponentType<HeadProps>
  /** Tab of the page, or the tab that it belongs to. */
  tab?: ConsolePage
  /** Navigation entry of the page, or the one that it belongs to. */
  entry?: ConsolePage
}
