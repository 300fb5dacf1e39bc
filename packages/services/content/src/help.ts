import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about the content of the store. */
const topics: readonly HelpTopic[] = [
  {
    id: 'store-content',
    title: {
      cn: '如何在商店中发布活动或故事？',
      en: 'How do I publish a story or an event in the store?',
      ru: 'Как опубликовать в магазине историю или событие?',
    },
    text: {
      cn: [
        '打开“商店内容”的“草稿”，选择“创建内容”，填写各语言的标题、摘要和正文，并选择应用、国家/地区和图片。编辑器会列出提交前需要解决的问题。',
        '审核通过后，内容只在开始与结束时间之间展示，且只在应用可用的国家/地区展示。修改已发布的内容会产生新的草稿，通过审核前商店仍展示原内容。',
      ],
      en: [
        'Open Drafts under Store content, choose Create content, write the title, the summary, and the text in each language, and choose apps, countries, and an image. The editor lists what to fix before you submit.',
        'Once it’s approved, the store shows it between its start and end, in the countries where its apps are available. Changes to published content become a new draft: until that’s approved, the store keeps showing the current version.',
      ],
      ru: [
        'В разделе «Материалы магазина» откройте «Черновики» и выберите «Создать материал». Напишите заголовок, описание и текст на каждом языке, выберите приложения, страны и изображение. Редактор перечислит, что исправить до отправки.',
        'После модерации магазин показывает материал от начала до окончания, в странах, где доступны приложения. Изменения опубликованного — это новый черновик: пока он не пройдёт модерацию, в магазине остаётся прежний текст.',
      ],
    },
    page: 'content.drafts',
  },
]

export default topics
