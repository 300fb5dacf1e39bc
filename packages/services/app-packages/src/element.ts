import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const
const detail = '{ appId: string; pkgId: string }'

/** Tags of the area `app-packages`. */
export const tags = [
  defineTag({
    tag: 'cw-app-packages',
    title: 'Packages',
    description:
      'Lists an app’s packages with status and size: filter, upload, create quick apps from web pages, claim package names.',
    properties: {
      appId,
      packageType: {
        kind: 'number',
        description: 'Package type: 1 for Android, 2 for quick apps, 8 for desktop apps.',
      },
    },
    events: {
      open: {
        description: 'The user chose a package.',
        detail,
        opens: { 'app-packages.package': '/apps/:appId/packages/:pkgId' },
      },
    },
    locales: [locales],
    load: () => import('./views/package-list.tsx'),
  }),
  defineTag({
    tag: 'cw-package-upload',
    title: 'Package upload',
    description:
      'Uploads a package to an app: drag and drop, progress, pause, resume after an interruption or a reload, and the parser’s findings.',
    properties: { appId },
    events: {
      uploaded: { description: 'The uploaded package is ready to use.', detail },
      show: { description: 'The user wants to see the new package.', detail },
    },
    locales: [locales],
    load: () => import('./views/package-upload.tsx'),
  }),
  defineTag({
    tag: 'cw-package-detail',
    title: 'Package',
    description:
      'Shows one package: manifest, explained permissions, signature, comparison with the live package, supported devices.',
    properties: { pkgId: { kind: 'string', description: 'ID of the package.' } },
    events: { deleted: { description: 'The package was deleted.', detail } },
    locales: [locales],
    load: () => import('./views/package-detail.tsx'),
  }),
]
