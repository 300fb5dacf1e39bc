import { defineService } from '@console-widgets/ui/service'
import { demoPath } from './demo/demo-place.ts'

/** Area of the console's own pages, which is no service. */
export const ownArea = 'console'

/** What the console's own pages have in common. */
const ofConsole = {
  area: ownArea,
  name: { cn: '控制台', en: 'Console', ru: 'Консоль' },
  category: 'tools',
  icon: 'app',
  locales: [],
} as const

/** Pages of the console itself. */
export const ownPages = defineService({
  ...ofConsole,
  routes: {
    'console.help': '/help',
    'console.named-page': '/page/:page',
    'console.open-test-mode': '/app/openTest',
    'console.open-test': '/open-test/:code',
  },
  pages: {
    'console.help': {
      name: { cn: '帮助', en: 'Help', ru: 'Справка' },
      ownHeading: true,
      load: () => import('./pages/help-page.tsx'),
    },
    'console.named-page': { load: () => import('./pages/named-page.tsx') },
    'console.open-test-mode': { load: () => import('./pages/open-test-mode.tsx') },
    'console.open-test': {
      load: () => import('./pages/open-test.tsx'),
      loadSignedOut: () => import('./pages/open-test.tsx'),
    },
  },
  help: () => import('./help/help.ts'),
})

/** The demo project, which is the start page of visitors. */
export const demoPages = defineService({
  ...ofConsole,
  routes: { 'console.demo-project': demoPath },
  pages: {
    'console.demo-project': {
      name: { cn: '演示项目', en: 'Demo project', ru: 'Демопроект' },
      home: true,
      load: () => import('./pages/demo-project.tsx'),
    },
  },
})
