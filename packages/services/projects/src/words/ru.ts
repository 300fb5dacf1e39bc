import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of projects for the audit trail and the permissions, in Russian. */
const ru: Translation<typeof en> = {
  'areas.projects': 'Проекты',

  // Permissions.
  'rights.projects.manage': 'Управление проектами',
  'rights.projects.manage.help': 'Создавать проекты, задавать участников, регионы и свойства.',
  'rights.projects.delete': 'Удаление проектов',
  'rights.projects.delete.help': 'Удалять проекты, в которых нет приложений.',
  'rights.projects.files': 'Файлы конфигурации',
  'rights.projects.files.help': 'Скачивать файлы конфигурации и серверные файлы проектов; в них есть ключи.',

  // Things after a verb.
  'things.projects.project': 'проекта',
  'things.projects.region': 'региона данных проекта',
  'things.projects.tenant-project': 'проекта арендатора',
  'things.projects.project-property': 'свойства проекта',

  // Rows and their fields.
  'rows.projects.projects': 'Проект',
  'rows.projects.project_members': 'Участник проекта',
  'rows.projects.tenant_projects': 'Проект арендатора',
  'rows.projects.app_clients': 'Клиент приложения',
  'fields.projects.project_name': 'Название проекта',
  'fields.projects.site_id': 'Площадка аккаунта',
  'fields.projects.region': 'Основной регион',
  'fields.projects.regions': 'Регионы данных',
  'fields.projects.is_demo': 'Демонстрационный проект',
  'fields.projects.properties': 'Свойства',
  'fields.projects.client_id': 'Идентификатор клиента',
  'fields.projects.client_secret': 'Секрет клиента',
  'fields.projects.api_key': 'Ключ API',
  'fields.projects.project_role': 'Роль в проекте',
  'fields.projects.tenant_id': 'Идентификатор арендатора',
  'fields.projects.tenant_name': 'Арендатор',
}

export default ru
