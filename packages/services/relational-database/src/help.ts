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
  {
    id: 'edit-rows',
    title: { cn: '如何编辑表中的数据？', en: 'How do I edit rows?', ru: 'Как изменить строки таблицы?' },
    text: {
      cn: [
        '打开数据库并选择“表编辑器”。双击单元格或按 Enter 进行编辑。修改会先汇总，您可以撤销或查看其 SQL，然后在同一事务中应用。若某行已被他人修改，则不会应用任何修改。',
      ],
      en: [
        'Open a database and choose Table editor. Double-click a cell or press Enter to edit it. Changes are collected: undo them, review their SQL, and apply them in one transaction. If someone else has changed a row in the meantime, nothing is applied.',
      ],
      ru: [
        'Откройте базу данных и выберите «Редактор таблиц». Чтобы изменить ячейку, дважды щёлкните её или нажмите Enter. Изменения накапливаются: их можно отменить, посмотреть их SQL и применить в одной транзакции. Если строку тем временем изменил кто-то другой, не применяется ничего.',
      ],
    },
    page: 'relational-database.service',
  },
  {
    id: 'connect',
    title: { cn: '如何从程序连接？', en: 'How do programs connect?', ru: 'Как подключить программу?' },
    text: {
      cn: ['打开数据库并选择“连接”，即可查看 psql 和各种驱动程序所需的连接字符串。程序使用数据库账号及其密码登录。'],
      en: [
        'Open a database and choose Connect for the connection string, which psql and all drivers accept. Programs sign in with a database account and its password.',
      ],
      ru: [
        'Откройте базу данных и нажмите «Подключиться»: там строка подключения для psql и любых драйверов. Программы входят с учётной записью базы данных и её паролем.',
      ],
    },
    page: 'relational-database.service',
  },
]

export default topics
