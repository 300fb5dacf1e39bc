import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of the start page for the audit log. */
export const words = {
  'areas.workspace': { cn: '首页', en: 'Home', ru: 'Главная' },
  'things.workspace.visit': { cn: '访问记录', en: 'a visit', ru: 'посещения' },
} satisfies WordsByLanguage
