import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Exports that take long enough to leave the page. */
export const reportReady = noticeTopic({
  id: 'report-ready',
  name: { cn: '报表导出', en: 'Report exports', ru: 'Экспорт отчётов' },
  help: {
    cn: '您申请导出的报表可以下载，或导出失败。',
    en: 'A report that you exported can be downloaded, or the export failed.',
    ru: 'Запрошенный вами отчёт можно скачать, или экспорт не удался.',
  },
  byDefault: ['in-site'],
  mandatory: [],
  messages: {
    ready: {
      title: { cn: '{file} 可以下载', en: '{file} is ready', ru: '{file}: файл готов' },
      body: {
        cn: '请在一天内从报表页面下载。',
        en: 'Download it from the report within a day.',
        ru: 'Скачайте его на странице отчёта в течение суток.',
      },
    },
    failed: {
      title: { cn: '{file} 导出失败', en: '{file} couldn’t be exported', ru: '{file}: экспорт не удался' },
      body: {
        cn: '请重新导出。如仍失败，请缩短统计周期。',
        en: 'Export it again. If that fails, choose a shorter period.',
        ru: 'Повторите экспорт. Если не поможет, выберите период короче.',
      },
    },
  },
})
