import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about store listings. */
const topics: readonly HelpTopic[] = [
  {
    id: 'check-listing',
    title: {
      cn: '如何在提交审核前检查商店信息？',
      en: 'How do I check a store listing before the review?',
      ru: 'Как проверить страницу в магазине до модерации?',
    },
    text: {
      cn: [
        '在应用的“商店信息”标签页点击“检查商店信息”。平台会逐一检查每种语言的文字，并打开每张图片，在预览中标出发现的问题。',
        '会导致审核不通过的问题会阻止提交；其他问题可以修改，也可以在提交时说明理由。修改文字或图片后，相应的问题会自动消失。',
      ],
      en: [
        'Select Check listing in the app’s Store listing tab. The platform checks the texts in every language, opens every image, and marks its findings in the preview.',
        'Findings marked “Will be rejected” prevent submission. You can fix the others, or explain them when you submit. A finding disappears once its text or image has changed.',
      ],
      ru: [
        'На вкладке приложения «Страница в магазине» нажмите «Проверить страницу». Платформа проверит тексты на всех языках, откроет каждое изображение и отметит найденное в предпросмотре.',
        'Замечания с пометкой «Будет отклонено» не дают отправить версию. Остальные можно исправить или объяснить при отправке. Замечание исчезает, как только меняется его текст или изображение.',
      ],
    },
    page: 'apps.list',
  },
  {
    id: 'check-video',
    title: {
      cn: '视频为什么没有通过检查？',
      en: 'Why does my video have findings?',
      ru: 'Почему у моего видео есть замечания?',
    },
    text: {
      cn: [
        '平台会读取文件本身，而不是文件名：时长、分辨率、编码，以及索引的位置。',
        '如果索引位于文件末尾，视频需全部加载后才能播放。导出时请选择“快速启动”（适合网络播放）。',
      ],
      en: [
        'The platform reads the file itself, not its name: its duration, resolution, compression, and the position of its index.',
        'If the index is at the end, the video doesn’t start until all of it has loaded. Choose “fast start” or “optimize for the web” when you export it.',
      ],
      ru: [
        'Платформа читает сам файл, а не его имя: длительность, разрешение, сжатие и место индекса.',
        'Если индекс стоит в конце, видео начинается, только когда загрузится целиком. При экспорте выберите «быстрый старт» или «для веба».',
      ],
    },
    page: 'apps.list',
  },
  {
    id: 'share-listing',
    title: {
      cn: '如何让没有账号的人查看商店信息预览？',
      en: 'How do I show the preview of a listing to people without an account?',
      ru: 'Как показать предпросмотр страницы тем, у кого нет аккаунта?',
    },
    text: {
      cn: [
        '在应用的“商店信息”页签的“分享预览”中点击“创建链接”。任何拿到链接的人都能看到版本的当前文字和图片，有效期七天。',
        '不再需要时可随时撤销链接。未知、过期和已撤销的链接显示相同的页面。',
      ],
      en: [
        'Select Create link under Share the preview, in the app’s Store listing tab. Anyone who has the link sees the current texts and images of the version for seven days.',
        'Revoke a link when it is no longer needed. Unknown, expired, and revoked links all show the same page.',
      ],
      ru: [
        'На вкладке приложения «Страница в магазине» в разделе «Показать предпросмотр другим» нажмите «Создать ссылку». Любой, у кого есть ссылка, семь дней видит текущие тексты и изображения версии.',
        'Ненужную ссылку можно отозвать. Неизвестные, просроченные и отозванные ссылки открывают одну и ту же страницу.',
      ],
    },
    page: 'apps.list',
  },
]

export default topics
