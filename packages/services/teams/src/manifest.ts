import { defineService } from '@console-widgets/ui/service'
import { actsLocales, invitedLocales, locales, usageLocales } from './generated/locales.ts'
import { routes } from './routes.ts'

const ownInvitations = { cn: '我的邀请', en: 'My invitations', ru: 'Мои приглашения' }

/** The team areas in a console: pages, tabs, and navigation. */
export const service = defineService({
  area: 'teams',
  name: { cn: '团队', en: 'Team', ru: 'Команда' },
  category: 'business',
  icon: 'users',
  routes,
  locales: [locales],
  pages: {
    'teams.overview': {
      name: { cn: '概览', en: 'Overview', ru: 'Обзор' },
      navigation: { order: 0 },
      section: { of: 'service', order: 0 },
      ownHeading: true,
      load: () => import('./views/team-overview.tsx'),
    },
    'teams.members': {
      name: { cn: '成员', en: 'Members', ru: 'Участники' },
      section: { of: 'service', order: 10 },
      actions: [
        {
          id: 'invite',
          name: { cn: '邀请成员', en: 'Invite member', ru: 'Пригласить участника' },
          permission: 'teams.manage',
          icon: 'users',
        },
      ],
      load: () => import('./views/member-list.tsx'),
    },
    'teams.member': {
      ownHeading: true,
      locales: [locales],
      load: () => import('./views/member-detail.tsx'),
    },
    'teams.invitations': {
      name: { cn: '邀请记录', en: 'Invitations', ru: 'Приглашения' },
      section: { of: 'service', order: 20 },
      load: () => import('./views/invitation-list.tsx'),
    },
    'teams.permissions': {
      name: { cn: '角色与权限', en: 'Roles and permissions', ru: 'Роли и права' },
      section: { of: 'service', order: 30 },
      locales: [locales],
      isSettings: true,
      load: () => import('./views/permission-matrix.tsx'),
    },
    'teams.providers': {
      name: { cn: '服务商', en: 'Service providers', ru: 'Подрядчики' },
      section: { of: 'service', order: 40 },
      actions: [
        {
          id: 'create',
          name: { cn: '添加服务商', en: 'Add service provider', ru: 'Добавить подрядчика' },
          permission: 'teams.providers',
        },
      ],
      load: () => import('./views/provider-list.tsx'),
    },
    'teams.provider': {
      ownHeading: true,
      load: () => import('./views/provider-detail.tsx'),
    },
    'teams.test-users': {
      name: { cn: '测试用户', en: 'Test users', ru: 'Тестовые пользователи' },
      section: { of: 'service', order: 50 },
      actions: [
        {
          id: 'add',
          name: { cn: '添加测试用户', en: 'Add test user', ru: 'Добавить тестового пользователя' },
          permission: 'teams.test-users',
        },
      ],
      load: () => import('./views/test-user-list.tsx'),
    },
    'teams.embedding': {
      name: { cn: '嵌入', en: 'Embedding', ru: 'Встраивание' },
      section: { of: 'service', order: 55 },
      isSettings: true,
      actions: [
        {
          id: 'create',
          name: { cn: '允许嵌入的来源', en: 'Allow an origin to embed', ru: 'Разрешить источнику встраивание' },
          permission: 'teams.embedding',
        },
      ],
      load: () => import('./views/embedding-origin-list.tsx'),
    },
    'teams.notices': {
      name: { cn: '通知设置', en: 'Notifications', ru: 'Уведомления' },
      section: { of: 'service', order: 60 },
      personal: true,
      isSettings: true,
      load: () => import('./views/notice-settings.tsx'),
    },
    'teams.usage': {
      name: { cn: '使用情况', en: 'Usage', ru: 'Использование' },
      section: { of: 'service', order: 65 },
      permission: 'teams.audit',
      locales: [locales, usageLocales],
      load: () => import('./views/console-usage.tsx'),
    },
    'teams.audit': {
      name: { cn: '审计日志', en: 'Audit log', ru: 'Журнал аудита' },
      section: { of: 'service', order: 70 },
      permission: 'teams.audit',
      locales: [locales, actsLocales],
      load: () => import('./views/audit-trail.tsx'),
    },
    'teams.audit-record': {
      ownHeading: true,
      locales: [locales, actsLocales],
      load: () => import('./views/audit-record.tsx'),
    },
    'teams.own-invitations': {
      name: ownInvitations,
      load: () => import('./views/own-invitations.tsx'),
    },
    'teams.own-invitation': {
      name: ownInvitations,
      locales: [locales, invitedLocales],
      load: () => import('./views/own-invitations.tsx'),
      loadSignedOut: () => import('./views/invited-visitor.tsx'),
    },
  },
  help: () => import('./help.ts'),
})
