import { defineService } from '@console-widgets/ui/service'

/** Pages of the console itself. */
export const ownPages = defineService({
  area: 'console',
  name: { cn: '控制台', en: 'Console', ru: 'Консоль' },
  category: 'tools',
  icon: 'app',
  routes: {
    'console.demo-project': '/demoProject',
    'console.help': '/help',
    'console.open-test-mode': '/app/openTest',
    'console.open-test': '/open-test/:code',
  },
  locales: [],
  pages: {
    'console.demo-project': { load: () => import('./pages/demo-project.tsx') },
    'console.help': {
      name: { cn: '帮助', en: 'Help', ru: 'Справка' },
      ownHeading: true,
      load: () => import('./pages/help-page.tsx'),
    },
    'console.open-test-mode': { load: () => import('./pages/open-test-mode.tsx') },
    'console.open-test': { load: () => import('./pages/open-test.tsx') },
  },
  help: () => import('./help/help.ts'),
})
