import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'The app.' } as const
const detail = '{ appId: string; pkgId: string }'

/** Tags of the area `app-packages`. */
export const tags = [
  defineTag({
    tag: 'cw-app-packages',
    title: 'Packages',
    description: 'The packages of an app: state, size, filter, upload, quick apps from web pages, name claims.',
    properties: {
      appId,
      packageType: {
        kind: 'number',
        description: 'How the app is installed: 1 Android, 2 quick app, 8 desktop program.',
      },
    },
    events: { open: { description: 'A package was chosen.', detail } },
    locales: [locales],
    load: () => import('./views/package-list.tsx'),
  }),
  defineTag({
    tag: 'cw-package-upload',
    title: 'Package upload',
    description:
      'Brings a package to an app: drop, progress, pause, resume after a cut or a reload, and what the parser finds.',
    properties: { appId },
    events: {
      uploaded: { description: 'A package has been read and can be used.', detail },
      show: { description: 'The page of the new package was asked for.', detail },
    },
    locales: [locales],
    load: () => import('./views/package-upload.tsx'),
  }),
  defineTag({
    tag: 'cw-package-detail',
    title: 'Package',
    description:
      'One package: manifest, permissions in plain words, signature, comparison with the live package, devices.',
    properties: { pkgId: { kind: 'string', description: 'The package.' } },
    events: { deleted: { description: 'The package was deleted.', detail } },
    locales: [locales],
    load: () => import('./views/package-detail.tsx'),
  }),
]
