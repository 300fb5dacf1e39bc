import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The content of the store in a console: lists, calendar, pictures, and the editor of one. */
export const service = defineService({
  area: 'content',
  name: { cn: '商店内容', en: 'Store content', ru: 'Материалы магазина' },
  category: 'distribute',
  icon: 'image',
  routes,
  locales: [locales],
  pages: {
    'content.list': {
      name: { cn: '已发布', en: 'Published', ru: 'Опубликованное' },
      navigation: { order: 60 },
      section: { of: 'service', order: 0 },
      load: () => import('./views/content-list.tsx'),
    },
    'content.drafts': {
      name: { cn: '草稿', en: 'Drafts', ru: 'Черновики' },
      section: { of: 'service', order: 10 },
      load: () => import('./views/draft-list.tsx'),
      actions: [
        {
          id: 'create',
          name: { cn: '创建商店内容', en: 'Create store content', ru: 'Создать материал магазина' },
          permission: 'content.edit',
        },
      ],
    },
    'content.calendar': {
      name: { cn: '日历', en: 'Calendar', ru: 'Календарь' },
      section: { of: 'service', order: 20 },
      load: () => import('./views/content-calendar.tsx'),
    },
    'content.pictures': {
      name: { cn: '图片', en: 'Images', ru: 'Изображения' },
      section: { of: 'service', order: 30 },
      load: () => import('./views/picture-list.tsx'),
    },
    'content.content': { ownHeading: true, load: () => import('./views/content-page.tsx') },
  },
  help: () => import('./help.ts'),
})
