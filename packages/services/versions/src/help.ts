import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about versions. */
const topics: readonly HelpTopic[] = [
  {
    id: 'first-release',
    title: {
      cn: '如何发布第一个版本？',
      en: 'How do I release the first version?',
      ru: 'Как выпустить первую версию?',
    },
    text: {
      cn: [
        '在应用的“软件包”页签上传软件包，然后在“版本”页签创建版本，选择软件包，并填写介绍、图片、国家/地区以及隐私政策。',
        '提交前的检查会列出缺少的内容，并附上对应字段的链接。全部通过后即可提交审核；审核通过后，版本按您选择的方式和时间发布。',
      ],
      en: [
        'Upload a package in the app’s Packages tab. Then create a version in the Versions tab, choose the package, and fill in texts, images, countries, and the privacy policy.',
        'The checks before submission list what is missing, with links to the fields. Once they pass, submit the version for review. After approval, it’s released in the way and at the time you chose.',
      ],
      ru: [
        'Загрузите пакет на вкладке приложения «Пакеты». Затем создайте версию на вкладке «Версии», выберите пакет и заполните тексты, изображения, страны и политику конфиденциальности.',
        'Проверки перед отправкой показывают, чего не хватает, со ссылками на поля. Когда всё готово, отправьте версию на модерацию. После одобрения она выйдет так и тогда, как вы указали.',
      ],
    },
    page: 'apps.list',
  },
  {
    id: 'rejected-version',
    title: {
      cn: '版本审核不通过，怎么办？',
      en: 'What do I do with a rejected version?',
      ru: 'Что делать с отклонённой версией?',
    },
    text: {
      cn: ['打开该版本，审核不通过的原因显示在页面顶部。修改相关内容后重新提交，无需创建新版本。'],
      en: [
        'Open the version: the reasons are at the top. Correct what they name, and submit it again. You don’t need a new version.',
      ],
      ru: [
        'Откройте версию: причины указаны вверху. Исправьте то, о чём в них говорится, и отправьте её снова. Новая версия не нужна.',
      ],
    },
    page: 'apps.list',
  },
  {
    id: 'phased-release',
    title: { cn: '什么是分阶段发布？', en: 'What is a phased release?', ru: 'Что такое поэтапный выпуск?' },
    text: {
      cn: [
        '分阶段发布先让一部分用户获得新版本。您可以在版本页面查看各阶段的数据，扩大比例、暂停，或在出现问题时回退到上一版本。',
      ],
      en: [
        'A phased release reaches a percentage of users first. On the version’s page, you see how each phase is doing, and can increase the rollout, pause it, or roll back to the previous version.',
      ],
      ru: [
        'При поэтапном выпуске новую версию сначала получает часть пользователей. На странице версии видно, как идёт каждый этап; там можно увеличить долю, приостановить выпуск или вернуться к прежней версии.',
      ],
    },
    page: 'apps.list',
  },
  {
    id: 'rollback',
    title: { cn: '如何回退版本？', en: 'How do I roll back a version?', ru: 'Как откатить версию?' },
    text: {
      cn: [
        '打开在架版本并选择“回退”，然后选择要恢复的版本并填写原因。用户将重新获得该版本；已更新到较新版本的设备会保留该版本，直到安装其他版本。',
        '回退后的版本及其分阶段发布数据会保留在历史记录中。修复问题后，请创建版本代码更高的新版本。',
      ],
      en: [
        'Open the live version, choose Roll back, select the version to restore, and give the reason. Users get that version again; devices that were updated keep what they have until the next update.',
        'The version that you rolled back stays in the history, with the figures of its phases. When the problem is fixed, create a new version with a higher version code.',
      ],
      ru: [
        'Откройте опубликованную версию, нажмите «Откатить», выберите версию, которую нужно вернуть, и укажите причину. Пользователи снова получат её; на устройствах, которые успели обновиться, установленная версия останется до следующего обновления.',
        'Откаченная версия остаётся в истории вместе с показателями своих этапов. Когда проблема исправлена, создайте новую версию с большим кодом версии.',
      ],
    },
    page: 'apps.list',
  },
]

export default topics
