import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of comments for their screens, the audit log, and the permission matrix. */
export const words = {
  'areas.comments': { cn: '条目', en: 'Comments', ru: 'Записи' },
  'rights.comments.manage': { cn: '管理条目', en: 'Manage comments', ru: 'Управление записями' },
  'rights.comments.manage.help': { cn: '创建和删除。', en: 'Create and delete comments.', ru: 'Создание и удаление.' },
  'things.comments.comment': { cn: '条目', en: 'a comment', ru: 'записи' },
  'rows.comments.comments': { cn: '条目', en: 'Comment', ru: 'Запись' },
  'fields.comments.comment_id': { cn: 'ID', en: 'ID', ru: 'ID' },
  'fields.comments.comment_name': { cn: '名称', en: 'Name', ru: 'Название' },
  'comments.create': { cn: '创建条目', en: 'Create comment', ru: 'Создать запись' },
  'comments.empty': { cn: '暂无条目', en: 'No comments yet', ru: 'Записей пока нет' },
} satisfies WordsByLanguage
