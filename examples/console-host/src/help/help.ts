import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about the console itself. */
const topics: readonly HelpTopic[] = [
  {
    id: 'keyboard',
    title: {
      cn: '如何用键盘操作控制台？',
      en: 'How do I use the console with the keyboard?',
      ru: 'Как работать в консоли с клавиатуры?',
    },
    text: {
      cn: ['按 Ctrl K（Mac 上为 ⌘K）搜索应用、页面、设置和操作。按 ? 查看当前页面的所有快捷键。'],
      en: [
        'Press Ctrl K, or ⌘K on a Mac, to search for apps, pages, settings, and actions. Press ? for all shortcuts of the current page.',
      ],
      ru: [
        'Нажмите Ctrl K (на Mac — ⌘K), чтобы найти приложение, страницу, настройку или действие. Клавиша ? показывает все сочетания клавиш текущей страницы.',
      ],
    },
  },
  {
    id: 'language',
    title: {
      cn: '如何切换语言和主题？',
      en: 'How do I change the language and the theme?',
      ru: 'Как сменить язык и тему?',
    },
    text: {
      cn: ['使用页面顶部的“语言和主题”菜单。每种语言都有自己的网址，共享的链接会以同一语言打开。'],
      en: [
        'Use the menu Language and theme at the top of every page. Each language has its own address, so that a shared link opens in the same language.',
      ],
      ru: [
        'Используйте меню «Язык и тема» вверху страницы. У каждого языка свой адрес, поэтому ссылка откроется на том же языке.',
      ],
    },
  },
]

export default topics
