import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about projects. */
const topics: readonly HelpTopic[] = [
  {
    id: 'project-or-app',
    title: { cn: '项目有什么用？', en: 'What is a project for?', ru: 'Зачем нужен проект?' },
    text: {
      cn: [
        '项目把一个产品的多个应用（例如手机版与平板版）归在一起，共用数据存储区域、成员和配置文件。不属于任何项目的应用也可以发布。',
      ],
      en: [
        'A project joins the apps of one product, such as those for phones and tablets. They share its data region, members, and configuration file. Apps can also be released without a project.',
      ],
      ru: [
        'Проект объединяет приложения одного продукта, например для телефонов и планшетов. У них общие регион данных, участники и файл конфигурации. Приложение можно выпустить и без проекта.',
      ],
    },
    page: 'projects.list',
  },
]

export default topics
