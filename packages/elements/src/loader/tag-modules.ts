// Written by scripts/elements-metadata.ts from the declarations of the tags.
import type { TagModules } from './autoloader.ts'

/** Where each tag is declared. */
export const tagModules: TagModules = {
  'cw-app-comparison': () => import('@console-widgets/reports/element'),
  'cw-app-overview': () => import('@console-widgets/apps/element'),
  'cw-app-packages': () => import('@console-widgets/app-packages/element'),
  'cw-app-reports': () => import('@console-widgets/reports/element'),
  'cw-apps': () => import('@console-widgets/apps/element'),
  'cw-audit-record': () => import('@console-widgets/teams/element'),
  'cw-audit-trail': () => import('@console-widgets/teams/element'),
  'cw-cloud-storage': () => import('@console-widgets/cloud-storage/element'),
  'cw-database-accounts': () => import('@console-widgets/relational-database/element'),
  'cw-databases': () => import('@console-widgets/relational-database/element'),
  'cw-non-ag-apps': () => import('@console-widgets/apps/element'),
  'cw-notice-settings': () => import('@console-widgets/teams/element'),
  'cw-own-invitations': () => import('@console-widgets/teams/element'),
  'cw-own-report': () => import('@console-widgets/reports/element'),
  'cw-package-detail': () => import('@console-widgets/app-packages/element'),
  'cw-package-upload': () => import('@console-widgets/app-packages/element'),
  'cw-permission-matrix': () => import('@console-widgets/teams/element'),
  'cw-project-mappings': () => import('@console-widgets/projects/element'),
  'cw-project-overview': () => import('@console-widgets/projects/element'),
  'cw-projects': () => import('@console-widgets/projects/element'),
  'cw-public-news': () => import('@console-widgets/reports/element'),
  'cw-relational-database': () => import('@console-widgets/relational-database/element'),
  'cw-release-cockpit': () => import('@console-widgets/versions/element'),
  'cw-report-dashboards': () => import('@console-widgets/reports/element'),
  'cw-report-templates': () => import('@console-widgets/reports/element'),
  'cw-service-news': () => import('@console-widgets/reports/element'),
  'cw-service-provider': () => import('@console-widgets/teams/element'),
  'cw-service-providers': () => import('@console-widgets/teams/element'),
  'cw-sql-editor': () => import('@console-widgets/relational-database/element'),
  'cw-storage-bucket': () => import('@console-widgets/cloud-storage/element'),
  'cw-team': () => import('@console-widgets/teams/element'),
  'cw-team-invitations': () => import('@console-widgets/teams/element'),
  'cw-team-member': () => import('@console-widgets/teams/element'),
  'cw-team-members': () => import('@console-widgets/teams/element'),
  'cw-test-users': () => import('@console-widgets/teams/element'),
  'cw-test-versions': () => import('@console-widgets/versions/element'),
  'cw-version-editor': () => import('@console-widgets/versions/element'),
  'cw-versions': () => import('@console-widgets/versions/element'),
}

/** The tags that declare what they read first. */
export const readingTags: readonly string[] = ['cw-apps']
