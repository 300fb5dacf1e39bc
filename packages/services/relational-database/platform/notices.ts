import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Backups and restores that failed. No notice of the others: the page of the backups shows them. */
export const databaseBackup = noticeTopic({
  id: 'database-backup',
  name: { cn: '数据库备份', en: 'Database backups', ru: 'Резервные копии баз данных' },
  help: {
    cn: '数据库的备份或恢复失败。',
    en: 'A backup or restore of a database failed.',
    ru: 'Не удалось создать резервную копию базы или восстановить её.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: [],
  permission: 'relational-database.manage',
  messages: {
    failed: {
      title: { cn: '{name}：备份失败', en: '{name}: backup failed', ru: '{name}: резервная копия не создана' },
      body: {
        cn: '最近的变更尚未备份。原因：{reason}',
        en: 'The latest changes aren’t backed up. Reason: {reason}',
        ru: 'Последние изменения не сохранены в копии. Причина: {reason}',
      },
    },
    restoreFailed: {
      title: { cn: '{name}：恢复失败', en: '{name}: restore failed', ru: '{name}: восстановление не удалось' },
      body: {
        cn: '原有数据未受影响。原因：{reason}',
        en: 'The existing data is unchanged. Reason: {reason}',
        ru: 'Существующие данные не изменены. Причина: {reason}',
      },
    },
  },
})
