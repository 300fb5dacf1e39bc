import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `agreements`. */
export const tags = [
  defineTag({
    tag: 'cw-agreement',
    title: 'Agreement',
    description: 'One version of an app’s agreement: its text beside the public page, what the review finds, changes.',
    properties: {
      appId: { kind: 'string', description: 'ID of the app.' },
      agreementId: { kind: 'string', description: 'ID of the version.' },
    },
    locales: [locales],
    load: () => import('./views/agreement-page.tsx'),
  }),
  defineTag({
    tag: 'cw-consents',
    title: 'Consents',
    description: 'What an app’s users have consented to, by version of the text and over time.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales],
    load: () => import('./views/consents-page.tsx'),
  }),
  defineTag({
    tag: 'cw-data-use',
    title: 'Data use',
    description: 'What an app does with people’s data: a declaration that begins with what its packages take.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales],
    load: () => import('./views/data-use-page.tsx'),
  }),
  defineTag({
    tag: 'cw-platform-agreements',
    title: 'Platform agreements',
    description: 'The platform’s agreements with developers: which of them the team has signed.',
    locales: [locales],
    load: () => import('./views/platform-agreement-list.tsx'),
  }),
  defineTag({
    tag: 'cw-sign-agreement',
    title: 'Sign agreement',
    description: 'One of the platform’s agreements: what has changed since the team signed it, and the signature.',
    properties: { code: { kind: 'string', description: 'Code of the agreement, such as `distribution`.' } },
    locales: [locales],
    load: () => import('./views/sign-agreement.tsx'),
  }),
  defineTag({
    tag: 'cw-agreements',
    title: 'Agreements',
    description: 'The privacy policy and the user agreement of an app: versions, languages, and what is missing.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales],
    load: () => import('./views/agreement-list.tsx'),
  }),
]
