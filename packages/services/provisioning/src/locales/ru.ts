import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the requests for restricted permissions, in Russian. */
const ru: Translation<typeof en> = {
  'provisioning.title': 'Ограниченные разрешения',
  'provisioning.body':
    'Приложения могут использовать эти разрешения, только пока они выданы вашей команде; срок — один год. Версию, пакет которой запрашивает другие разрешения, выпустить нельзя.',
  'provisioning.permission': 'Разрешение',
  'provisioning.scene': 'Назначение',
  'provisioning.state': 'Статус',
  'provisioning.updated': 'Изменено',
  'provisioning.materials': 'Файлы',
  'provisioning.state.pending': 'На рассмотрении',
  'provisioning.state.granted': 'Выдано',
  'provisioning.state.rejected': 'Отклонено',
  'provisioning.state.expired': 'Истекло',
  'provisioning.until': 'Действует до {date}',
  'provisioning.objection.unreadable': 'Один из файлов не читается',
  'provisioning.objection.not-shown': 'Нет изображения или видео функции',
  'provisioning.apply': 'Запросить разрешение',
  'provisioning.details': 'Подробности',
  'provisioning.again': 'Отправить снова',
  'provisioning.again.reason':
    'Снова отправить можно только запрос, который отклонён, истёк или истекает в ближайшие 30 дней',
  'provisioning.again.title': 'Повторный запрос {permission}',
  'provisioning.submit': 'Отправить',
  'provisioning.submitted': 'Запрос отправлен',
  'provisioning.choose': 'Выберите разрешение',
  'provisioning.scene.help': 'Для какой функции и зачем нужно разрешение: от {least} до {most} символов.',
  'provisioning.materials.help':
    'До {count} файлов: хотя бы одно изображение или видео, на котором видна функция; также архивы ZIP и APK.',
  'provisioning.materials.again': 'Файлы, которые заменят прежние. Оставьте пустым, чтобы сохранить их.',
  'provisioning.materials.wrong': 'Добавьте от 1 до {count} файлов',
  'provisioning.empty': 'Запросов пока нет',
  'provisioning.close': 'Закрыть',
}

export default ru
