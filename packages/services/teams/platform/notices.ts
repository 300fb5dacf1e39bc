import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** People who join or leave the team. */
export const memberChange = noticeTopic({
  id: 'member-change',
  name: { cn: '成员变动', en: 'Members', ru: 'Участники' },
  help: {
    cn: '有成员加入或退出团队，或拒绝了邀请。',
    en: 'A member joined or left, or declined an invitation.',
    ru: 'Участник вступил, вышел или отклонил приглашение.',
  },
  byDefault: ['in-site'],
  mandatory: [],
  permission: 'teams.manage',
  messages: {
    joined: {
      title: { cn: '{person} 已加入团队', en: '{person} joined the team', ru: '{person}: вступление в команду' },
      body: {
        cn: '{account} 已接受邀请。',
        en: '{account} accepted the invitation.',
        ru: '{account}: приглашение принято.',
      },
    },
    declined: {
      title: {
        cn: '{account} 拒绝了邀请',
        en: '{account} declined the invitation',
        ru: '{account}: приглашение отклонено',
      },
      body: {
        cn: '如需再次邀请，请发送新的邀请。',
        en: 'To ask again, send a new invitation.',
        ru: 'Чтобы пригласить ещё раз, отправьте новое приглашение.',
      },
    },
    left: {
      title: { cn: '{person} 已退出团队', en: '{person} left the team', ru: '{person}: выход из команды' },
      body: {
        cn: '{account} 已无法访问团队的应用。',
        en: '{account} no longer has access to the team’s apps.',
        ru: '{account}: доступа к приложениям команды больше нет.',
      },
    },
  },
})

/** Changes of what a member may do, to the member. */
export const permissionChange = noticeTopic({
  id: 'permission-change',
  name: { cn: '权限变更', en: 'Permissions', ru: 'Права' },
  help: {
    cn: '您的角色、应用范围或权限发生变化。',
    en: 'Your roles, app access, or permissions changed.',
    ru: 'Изменились ваши роли, доступ к приложениям или права.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: ['in-site'],
  messages: {
    roles: {
      title: {
        cn: '您在团队“{team}”中的角色已变更',
        en: 'Your roles in {team} changed',
        ru: 'Ваши роли в команде «{team}» изменились',
      },
      body: {
        cn: '{person} 修改了您的角色或应用范围。',
        en: '{person} changed your roles or app access.',
        ru: 'Ваши роли или доступ к приложениям изменены. Кто изменил: {person}.',
      },
    },
    permissions: {
      title: {
        cn: '您在团队“{team}”中的权限已变更',
        en: 'Your permissions in {team} changed',
        ru: 'Ваши права в команде «{team}» изменились',
      },
      body: {
        cn: '{person} 为您单独授予或收回了权限。',
        en: '{person} granted or revoked permissions for you alone.',
        ru: 'Вам лично выданы или отозваны права. Кто изменил: {person}.',
      },
    },
  },
})

/** Changes of a person's own account. */
export const security = noticeTopic({
  id: 'security',
  name: { cn: '账号安全', en: 'Account security', ru: 'Безопасность аккаунта' },
  help: { cn: '您的密码已变更。', en: 'Your password changed.', ru: 'Ваш пароль изменён.' },
  byDefault: ['mail', 'sms', 'in-site'],
  mandatory: ['mail', 'in-site'],
  messages: {
    changed: {
      title: { cn: '您的密码已修改', en: 'Your password was changed', ru: 'Ваш пароль изменён' },
      body: {
        cn: '所有设备均已退出登录。如果不是您本人操作，请立即联系团队管理员。',
        en: 'All devices were signed out. If this wasn’t you, contact a team administrator immediately.',
        ru: 'На всех устройствах выполнен выход. Если это были не вы, сразу обратитесь к администратору команды.',
      },
    },
    reset: {
      title: {
        cn: '管理员已重置您的密码',
        en: 'An administrator reset your password',
        ru: 'Администратор сбросил ваш пароль',
      },
      body: {
        cn: '请向管理员索取初始密码，并在登录时设置新密码。',
        en: 'Ask them for the initial password, and choose a new one when you sign in.',
        ru: 'Получите у администратора временный пароль и задайте новый при входе.',
      },
    },
  },
})
