import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about cloud storage. */
const topics: readonly HelpTopic[] = [
  {
    id: 'upload-files',
    title: { cn: '如何上传文件？', en: 'How do I upload files?', ru: 'Как загрузить файлы?' },
    text: {
      cn: ['打开存储桶，将文件或文件夹拖入列表，或按 U 键选择文件。上传中断后可以继续。'],
      en: [
        'Open a bucket, and drop files or folders on the list, or press U to choose files. An interrupted upload can be resumed.',
      ],
      ru: [
        'Откройте бакет и перетащите файлы или папки в список либо нажмите U, чтобы выбрать файлы. Прерванную загрузку можно продолжить.',
      ],
    },
    page: 'cloud-storage.buckets',
  },
]

export default topics
