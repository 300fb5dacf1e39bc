import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const

/** Tags of the area `store-experiments`. */
export const tags = [
  defineTag({
    tag: 'cw-store-tests',
    title: 'Store tests',
    description: 'Experiments with icons, screenshots, or one-line descriptions on an app’s store page.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/test-list.tsx'),
  }),
  defineTag({
    tag: 'cw-store-test',
    title: 'Store test',
    description: 'One experiment: plan it, compare its variants with confidence intervals, apply the winner.',
    properties: { appId, testId: { kind: 'string', description: 'ID of the experiment.' } },
    locales: [locales],
    load: () => import('./views/test-page.tsx'),
  }),
  defineTag({
    tag: 'cw-custom-pages',
    title: 'Custom store pages',
    description: 'Custom store pages of an app for visitors who come by a certain link.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/page-list.tsx'),
  }),
  defineTag({
    tag: 'cw-custom-page',
    title: 'Custom store page',
    description: 'One custom page with its assets, review, and report.',
    properties: { appId, pageId: { kind: 'string', description: 'ID of the page.' } },
    locales: [locales],
    load: () => import('./views/custom-page.tsx'),
  }),
  defineTag({
    tag: 'cw-dynamic-icons',
    title: 'Dynamic icons',
    description: 'Icons that the store shows for a limited time.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/icon-list.tsx'),
  }),
  defineTag({
    tag: 'cw-harmony-materials',
    title: 'HarmonyOS materials',
    description: 'HarmonyOS assets that experiments and custom pages can show.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/material-list.tsx'),
  }),
  defineTag({
    tag: 'cw-harmony-material',
    title: 'HarmonyOS material',
    description: 'One set of HarmonyOS assets with its review.',
    properties: { appId, materialId: { kind: 'string', description: 'ID of the assets.' } },
    locales: [locales],
    load: () => import('./views/harmony-material.tsx'),
  }),
]
