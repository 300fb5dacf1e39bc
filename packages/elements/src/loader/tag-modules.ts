// Written by scripts/elements-metadata.ts from the declarations of the tags.
import type { TagModules } from './autoloader.ts'

/** Where each tag is declared. */
export const tagModules: TagModules = {
  'cw-app-overview': () => import('@console-widgets/apps/element'),
  'cw-app-packages': () => import('@console-widgets/app-packages/element'),
  'cw-apps': () => import('@console-widgets/apps/element'),
  'cw-non-ag-apps': () => import('@console-widgets/apps/element'),
  'cw-package-detail': () => import('@console-widgets/app-packages/element'),
  'cw-package-upload': () => import('@console-widgets/app-packages/element'),
  'cw-project-mappings': () => import('@console-widgets/projects/element'),
  'cw-project-overview': () => import('@console-widgets/projects/element'),
  'cw-projects': () => import('@console-widgets/projects/element'),
  'cw-release-cockpit': () => import('@console-widgets/versions/element'),
  'cw-test-versions': () => import('@console-widgets/versions/element'),
  'cw-version-editor': () => import('@console-widgets/versions/element'),
  'cw-versions': () => import('@console-widgets/versions/element'),
}
