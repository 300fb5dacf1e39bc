import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Packages that can’t be used. No notice of the others: uploading shows them. */
export const packageResult = noticeTopic({
  id: 'package-result',
  name: { cn: '软件包处理结果', en: 'Package processing', ru: 'Обработка пакета' },
  help: {
    cn: '上传的软件包处理失败。',
    en: 'Processing of an uploaded package failed.',
    ru: 'Загруженный пакет не удалось обработать.',
  },
  byDefault: ['in-site'],
  mandatory: [],
  permission: 'app-packages.manage',
  messages: {
    failed: {
      title: {
        cn: '{app}：软件包处理失败',
        en: '{app}: package processing failed',
        ru: '{app}: пакет не обработан',
      },
      body: {
        cn: '{file} 无法使用。查看原因，并上传新的软件包。',
        en: '{file} can’t be used. See why, and upload another package.',
        ru: 'Файл {file} использовать нельзя. Узнайте причину и загрузите другой пакет.',
      },
    },
  },
})
