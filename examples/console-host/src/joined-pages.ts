import type { CompositionOptions } from './composition/compose.ts'

/** Pages that combine services that don't know each other: an app can be in a project and is available
 * in countries, the start page shows the team's changes, and texts are written beside the store page. */
export const joinedPages: CompositionOptions['joined'] = {
  'workspace.home': () => import('./pages/home-page.tsx'),
  'apps.list': () => import('./pages/apps-page.tsx'),
  'apps.app': () => import('./pages/app-page.tsx'),
  'versions.edit': () => import('./pages/version-edit-page.tsx'),
}

/** The app above the tabs of its pages. */
export const heads: CompositionOptions['heads'] = { app: () => import('./pages/app-head.tsx') }
