import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const

/** Tags of the area `store-experiments`. */
export const tags = [
  defineTag({
    tag: 'cw-store-tests',
    title: 'Store tests',
    description: 'Tests of other icons, screenshots, or taglines on the store page of an app.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/test-list.tsx'),
  }),
  defineTag({
    tag: 'cw-store-test',
    title: 'Store test',
    description: 'One test: plan it, compare its variants with intervals, apply the winner.',
    properties: { appId, testId: { kind: 'string', description: 'ID of the test.' } },
    locales: [locales],
    load: () => import('./views/test-page.tsx'),
  }),
  defineTag({
    tag: 'cw-custom-pages',
    title: 'Custom store pages',
    description: 'Store pages of an app for visitors who come by a certain address.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/page-list.tsx'),
  }),
  defineTag({
    tag: 'cw-custom-page',
    title: 'Custom store page',
    description: 'One custom page with its materials, its audit, and its report.',
    properties: { appId, pageId: { kind: 'string', description: 'ID of the page.' } },
    locales: [locales],
    load: () => import('./views/custom-page.tsx'),
  }),
  defineTag({
    tag: 'cw-dynamic-icons',
    title: 'Dynamic icons',
    description: 'Icons that the store shows for some time.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/icon-list.tsx'),
  }),
  defineTag({
    tag: 'cw-harmony-materials',
    title: 'HarmonyOS materials',
    description: 'Approved materials of a HarmonyOS app that tests and pages choose from.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/material-list.tsx'),
  }),
  defineTag({
    tag: 'cw-harmony-material',
    title: 'HarmonyOS material',
    description: 'One material of a HarmonyOS app with its audit.',
    properties: { appId, materialId: { kind: 'string', description: 'ID of the material.' } },
    locales: [locales],
    load: () => import('./views/harmony-material.tsx'),
  }),
]
