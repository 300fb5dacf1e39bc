/** Built-in words of a failed widget, because loading the messages may have failed, too. */
export const failureWords = {
  cn: { title: '此区域无法显示', retry: '重试', detail: '详细信息' },
  en: { title: 'This part can’t be shown', retry: 'Try again', detail: 'Details' },
  ru: { title: 'Эту часть не удалось показать', retry: 'Повторить', detail: 'Подробности' },
}
