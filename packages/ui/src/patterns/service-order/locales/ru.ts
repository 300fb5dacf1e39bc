import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages about services that can't be used, in Russian. */
const ru: Translation<typeof en> = {
  'serviceOrder.none': 'Сервис не подключён ни в одном проекте',
  'serviceOrder.none.body': 'Подключите его на вкладке «Сервисы» проекта и выберите регион данных.',
  'serviceOrder.ordered': 'Заявка на подключение рассматривается',
  'serviceOrder.ordered.body': 'Сервис станет доступен, как только платформа одобрит заявку.',
  'serviceOrder.suspended': 'Платформа приостановила сервис',
  'serviceOrder.suspended.arrears': 'У команды просрочены счета. Просматривать и удалять данные можно.',
  'serviceOrder.suspended.rules': 'Нарушены правила платформы. Просматривать и удалять данные можно.',
  'serviceOrder.projects': 'Выбрать проект',
  'serviceOrder.order': 'Открыть подключение',
}

export default ru
