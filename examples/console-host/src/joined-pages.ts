import type { CompositionOptions } from './composition/compose.ts'

/** Pages that join what services do not know of each other: an app can be in a project. */
export const joinedPages: CompositionOptions['joined'] = {
  'apps.list': () => import('./pages/apps-page.tsx'),
  'apps.app': () => import('./pages/app-page.tsx'),
}
