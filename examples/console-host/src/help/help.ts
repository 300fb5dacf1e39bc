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
      cn: '如何切换语言、主题和站点？',
      en: 'How do I change the language, the theme, and the site?',
      ru: 'Как сменить язык, тему и площадку?',
    },
    text: {
      cn: ['使用页面顶部的“偏好设置”菜单。语言和站点都包含在网址中，共享的链接会以同一语言打开同一站点的数据。'],
      en: [
        'Use the Preferences menu at the top of every page. The language and the site are part of the address, so that a shared link opens the same data in the same language.',
      ],
      ru: [
        'Откройте меню «Вид и площадка» вверху страницы. Язык и площадка входят в адрес, поэтому по ссылке откроются те же данные на том же языке.',
      ],
    },
  },
]

export default topics
