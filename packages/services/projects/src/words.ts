import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of projects for the audit log and the permission matrix. */
export const words = {
  'areas.projects': { cn: '项目', en: 'Projects', ru: 'Проекты' },

  // Permissions.
  'rights.projects.manage': { cn: '管理项目', en: 'Manage projects', ru: 'Управление проектами' },
  'rights.projects.manage.help': {
    cn: '创建项目，设置成员、数据存储位置和属性。',
    en: 'Create projects, and set their members, regions, and properties.',
    ru: 'Создавать проекты, задавать участников, регионы и свойства.',
  },
  'rights.projects.delete': { cn: '删除项目', en: 'Delete projects', ru: 'Удаление проектов' },
  'rights.projects.delete.help': {
    cn: '删除没有应用的项目。',
    en: 'Delete projects that have no apps.',
    ru: 'Удалять проекты, в которых нет приложений.',
  },
  'rights.projects.files': { cn: '配置文件', en: 'Configuration files', ru: 'Файлы конфигурации' },
  'rights.projects.files.help': {
    cn: '下载项目的配置文件和服务端文件。',
    en: 'Download the configuration and server files of projects.',
    ru: 'Скачивать файлы конфигурации и серверные файлы проектов.',
  },

  // Things after a verb.
  'things.projects.project': { cn: '项目', en: 'a project', ru: 'проекта' },
  'things.projects.region': { cn: '项目数据存储位置', en: 'a project’s data region', ru: 'региона данных проекта' },
  'things.projects.tenant-project': { cn: '租户项目', en: 'a tenant project', ru: 'проекта тенанта' },
  'things.projects.project-property': { cn: '项目属性', en: 'a project property', ru: 'свойства проекта' },

  // Rows and their fields.
  'rows.projects.projects': { cn: '项目', en: 'Project', ru: 'Проект' },
  'rows.projects.project_members': { cn: '项目成员', en: 'Project member', ru: 'Участник проекта' },
  'rows.projects.tenant_projects': { cn: '租户项目', en: 'Tenant project', ru: 'Проект тенанта' },
  'rows.projects.app_clients': { cn: '应用客户端', en: 'App client', ru: 'Клиент приложения' },
  'fields.projects.project_name': { cn: '项目名称', en: 'Project name', ru: 'Название проекта' },
  'fields.projects.site_id': { cn: '账号站点', en: 'Account site', ru: 'Площадка аккаунта' },
  'fields.projects.region': { cn: '默认区域', en: 'Default region', ru: 'Основной регион' },
  'fields.projects.regions': { cn: '数据存储位置', en: 'Data regions', ru: 'Регионы данных' },
  'fields.projects.is_demo': { cn: '演示项目', en: 'Demo project', ru: 'Демопроект' },
  'fields.projects.properties': { cn: '属性', en: 'Properties', ru: 'Свойства' },
  'fields.projects.client_id': { cn: '客户端 ID', en: 'Client ID', ru: 'ID клиента' },
  'fields.projects.client_secret': { cn: '客户端密钥', en: 'Client secret', ru: 'Секрет клиента' },
  'fields.projects.api_key': { cn: 'API 密钥', en: 'API key', ru: 'Ключ API' },
  'fields.projects.project_role': { cn: '项目角色', en: 'Project role', ru: 'Роль в проекте' },
  'fields.projects.tenant_id': { cn: '租户 ID', en: 'Tenant ID', ru: 'ID тенанта' },
  'fields.projects.tenant_name': { cn: '租户', en: 'Tenant', ru: 'Тенант' },
} satisfies WordsByLanguage
