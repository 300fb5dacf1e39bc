import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about packages. */
const topics: readonly HelpTopic[] = [
  {
    id: 'package-failed',
    title: {
      cn: '软件包处理失败的原因是什么？',
      en: 'Why did a package fail?',
      ru: 'Почему не удалось обработать пакет?',
    },
    text: {
      cn: ['上传的文件会先解析和检查，结果与原因显示在软件包页面。文件损坏、签名或包名不符时，请重新构建后再上传。'],
      en: [
        'An uploaded file is read and checked first; its page shows the outcome and the reason. If the file is damaged, or its signature or package name doesn’t match the app, build it again and upload the new file.',
      ],
      ru: [
        'Загруженный файл сначала читается и проверяется; результат и причина показаны на странице пакета. Если файл повреждён либо подпись или имя пакета не подходят приложению, соберите его заново и загрузите новый файл.',
      ],
    },
    page: 'apps.list',
  },
]

export default topics
