import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the areas `support` and `conversations`. */
export const tags = [
  defineTag({
    tag: 'cw-support-inbox',
    title: 'Support inbox',
    description:
      'Feedback of users, chats with service providers, and questions to the platform, each with its context.',
    properties: {},
    locales: [locales],
    load: () => import('./views/support-inbox.tsx'),
  }),
  defineTag({
    tag: 'cw-support-questions',
    title: 'Questions to the platform',
    description: 'Search the knowledge base, ask the platform, and follow earlier questions.',
    properties: {},
    locales: [locales],
    load: () => import('./views/questions.tsx'),
  }),
  defineTag({
    tag: 'cw-support-saved-replies',
    title: 'Saved replies to feedback',
    description: 'Saved replies to feedback: create, edit, delete.',
    properties: {},
    locales: [locales],
    load: () => import('./views/saved-replies.tsx'),
  }),
  defineTag({
    tag: 'cw-support-settings',
    title: 'Reply settings',
    description: 'Office hours and automatic replies to feedback, for each app.',
    properties: {},
    locales: [locales],
    load: () => import('./views/reply-settings.tsx'),
  }),
]
