import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'

/** Provisioning in a console: the page of restricted permissions, and its navigation entry. */
export const service = defineService({
  area: 'provisioning',
  name: { cn: '受限权限', en: 'Restricted permissions', ru: 'Ограниченные разрешения' },
  category: 'tools',
  icon: 'key',
  routes: { 'provisioning.permissions': '/provisioning/permissions' },
  locales: [locales],
  pages: { 'provisioning.permissions': { navigation: {}, load: () => import('./views/permission-requests.tsx') } },
})
