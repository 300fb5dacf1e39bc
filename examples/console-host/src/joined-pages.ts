import type { CompositionOptions } from './composition/compose.ts'

/** Pages that combine services that don't know each other: an app can be in a project. */
export const joinedPages: CompositionOptions['joined'] = {
  'apps.list': () => import('./pages/apps-page.tsx'),
  'apps.app': () => import('./pages/app-page.tsx'),
}
