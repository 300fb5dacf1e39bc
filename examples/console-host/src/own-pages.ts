import { defineService } from '@console-widgets/ui/service'

/** Pages of the console itself. */
export const ownPages = defineService({
  area: 'console',
  name: { cn: '控制台', en: 'Console', ru: 'Консоль' },
  category: 'tools',
  icon: 'app',
  routes: { 'console.demo-project': '/demoProject' },
  locales: [],
  pages: { 'console.demo-project': { load: () => import('./pages/demo-project.tsx') } },
})
