/** Built-in words of a failed widget, because loading the messages may have failed, too. */
export const failureWords = {
  cn: { title: '此区域无法显示', unloaded: '无法加载此区域，请检查网络连接。', retry: '重试', detail: '详细信息' },
  en: {
    title: 'This part can’t be shown',
    unloaded: 'This part can’t be loaded. Check the connection.',
    retry: 'Try again',
    detail: 'Details',
  },
  ru: {
    title: 'Эту часть не удалось показать',
    unloaded: 'Эту часть не удалось загрузить. Проверьте подключение.',
    retry: 'Повторить',
    detail: 'Подробности',
  },
}

/** The words in a language; in English if there are none. */
export const wordsOfFailure = (language?: string) =>
  failureWords[language as keyof typeof failureWords] ?? failureWords.en
