import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about apps. */
const topics: readonly HelpTopic[] = [
  {
    id: 'create-app',
    title: { cn: '如何创建应用？', en: 'How do I create an app?', ru: 'Как создать приложение?' },
    text: {
      cn: [
        '打开“应用”，选择“创建应用”，填写名称、类型和默认语言。应用创建后会打开其概览页，页面顶部给出下一步操作。',
        '应用的各项内容分布在不同的页签中：概览、版本、软件包和报表。',
      ],
      en: [
        'Open Apps, choose Create app, and enter its name, type, and default language. The app’s overview then opens, with the next step at the top.',
        'Everything about an app is in its tabs: overview, versions, packages, and reports.',
      ],
      ru: [
        'Откройте «Приложения», выберите «Создать приложение» и укажите название, тип и язык по умолчанию. Откроется обзор приложения; следующий шаг показан вверху.',
        'Всё, что относится к приложению, находится на его вкладках: обзор, версии, пакеты и отчёты.',
      ],
    },
    page: 'apps.list',
  },
]

export default topics
