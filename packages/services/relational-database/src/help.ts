import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about databases. */
const topics: readonly HelpTopic[] = [
  {
    id: 'run-sql',
    title: { cn: '如何运行 SQL？', en: 'How do I run SQL?', ru: 'Как выполнить SQL?' },
    text: {
      cn: [
        '打开数据库，在编辑器中输入语句，选择以哪个账号运行。会删除或修改大量数据的语句在运行前需要确认。草稿保存在此浏览器中。',
      ],
      en: [
        'Open a database, enter statements in the editor, and choose the account that runs them. Statements that delete or change much are confirmed first. Drafts are kept in this browser.',
      ],
      ru: [
        'Откройте базу данных, введите операторы в редакторе и выберите учётную запись для их выполнения. Операторы, которые удаляют или меняют много данных, требуют подтверждения. Черновики хранятся в этом браузере.',
      ],
    },
    page: 'relational-database.service',
  },
]

export default topics
