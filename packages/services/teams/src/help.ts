import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about teams. */
const topics: readonly HelpTopic[] = [
  {
    id: 'invite',
    title: {
      cn: '如何邀请他人加入团队？',
      en: 'How do I invite people to the team?',
      ru: 'Как пригласить участников в команду?',
    },
    text: {
      cn: ['打开“成员”，选择“邀请成员”，填写账号和角色。您可以复制邀请链接自行发送。对方接受邀请后即成为成员。'],
      en: [
        'Open Members, choose Invite member, and enter the account and the roles. The invitation has a link that you can copy. People become members once they accept.',
      ],
      ru: [
        'Откройте «Участники», выберите «Пригласить» и укажите учётную запись и роли. Ссылку приглашения можно скопировать. Человек становится участником, когда примет приглашение.',
      ],
    },
    page: 'teams.members',
  },
  {
    id: 'permissions',
    title: { cn: '为什么看不到某项操作？', en: 'Why is an action missing?', ru: 'Почему действия нет на странице?' },
    text: {
      cn: ['控制台不显示您的角色不允许的操作。“角色与权限”列出每个角色的权限；如需更多权限，请联系团队管理员。'],
      en: [
        'The console leaves out actions that your roles don’t allow. Roles and permissions shows what each role may do. To get more permissions, ask a team administrator.',
      ],
      ru: [
        'Консоль не показывает действия, которые не разрешены вашим ролям. На странице «Роли и разрешения» видно, что может каждая роль. За дополнительными правами обратитесь к администратору команды.',
      ],
    },
    page: 'teams.permissions',
  },
  {
    id: 'embed',
    title: {
      cn: '如何在自己的网页中嵌入组件？',
      en: 'How do I embed widgets in a page?',
      ru: 'Как встроить виджеты в свою страницу?',
    },
    text: {
      cn: ['在“嵌入”中添加网页的来源（协议、主机和端口）。此后该来源的网页即可使用组件或以框架显示控制台。'],
      en: [
        'Add the page’s origin in Embedding: its scheme, host, and port. Pages of that origin may then use the widgets, or show the console in a frame.',
      ],
      ru: [
        'Добавьте источник страницы на странице «Встраивание»: схему, хост и порт. После этого страницы этого источника могут использовать виджеты или показывать консоль во фрейме.',
      ],
    },
    page: 'teams.embedding',
  },
]

export default topics
