import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

const ru: Translation<typeof en> = {
  'teams.welcome': '{inviter} приглашает вас в команду «{team}»',
  'teams.welcome.for': 'Приглашение отправлено на {account}.',
  'teams.welcome.expires': 'Истекает',
  'teams.welcome.create': 'Создать аккаунт',
  'teams.welcome.signIn': 'Войти',
  'teams.welcome.how': 'Если у {account} уже есть аккаунт, войдите в него. После этого можно принять приглашение.',
  'teams.welcome.over': 'Приглашение команды «{team}» не действует',
  'teams.welcome.over.accepted': 'Оно уже принято. Чтобы работать в команде, войдите как {account}.',
  'teams.welcome.over.declined': 'Оно отклонено. Если вы хотите вступить, попросите новое. Кто приглашал: {inviter}.',
  'teams.welcome.over.revoked':
    'Команда отозвала его. Если вы хотите вступить, напишите в команду. Кто приглашал: {inviter}.',
  'teams.welcome.over.expired': 'Срок действия истёк. Попросите отправить его ещё раз. Кто приглашал: {inviter}.',
}

export default ru
