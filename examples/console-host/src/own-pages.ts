import { defineService } from '@console-widgets/ui/service'
import { demoPath } from './demo/demo-place.ts'

/** The demo project, for visitors. It is their start page. */
export const demoPages = defineService({
  area: 'console',
  name: { cn: '控制台', en: 'Console', ru: 'Консоль' },
  category: 'tools',
  icon: 'app',
  routes: { 'console.demo-project': demoPath },
  locales: [],
  pages: {
    'console.demo-project': {
      name: { cn: '示例项目', en: 'Demo project', ru: 'Демопроект' },
      home: true,
      load: () => import('./pages/demo-project.tsx'),
    },
  },
})
