import type { InvitationState } from '@console-widgets/core/model'
import type { SignInLanguage } from './sign-in-page.ts'

/** Reason why a link doesn't lead to an account: the invitation is over, or the link was never valid. */
export type ClosedReason = Exclude<InvitationState, 'pending'> | 'unknown'

interface SignUpTexts {
  title: string
  forTeam(team: string): string
  account: string
  ask(account: string): string
  send: string
  sent(account: string): string
  again: string
  code: string
  name: string
  country: string
  choose: string
  phone: string
  phoneNote: string
  password: string
  repeat: string
  submit: string
  haveAccount: string
  problems: Record<'name' | 'country' | 'phone' | 'code', string>
  wait(minutes: number): string
  closed: Record<ClosedReason, string>
}

/** Texts of the sign-up page in the three languages of the interface. */
export const signUpTexts: Readonly<Record<SignInLanguage, SignUpTexts>> = {
  en: {
    title: 'Create an account',
    forTeam: (team) => `to join the team “${team}”`,
    account: 'Account',
    ask: (account) => `We’ll email you a code, to make sure that ${account} is your address.`,
    send: 'Email me a code',
    sent: (account) => `We’ve sent an email to ${account}. Enter the code from it within 15 minutes.`,
    again: 'Email me another code',
    code: 'Code from the email',
    name: 'Your name',
    country: 'Country or region',
    choose: 'Choose one',
    phone: 'Phone (optional)',
    phoneNote: 'With country code, such as +49 151 5550100. For notifications by text message.',
    password: 'Password',
    repeat: 'Password again',
    submit: 'Create account',
    haveAccount: 'Sign in with an existing account',
    problems: {
      name: 'Enter your name, with up to 64 characters.',
      country: 'Choose your country or region.',
      phone: 'Enter the phone number with its country code, such as +49 151 5550100, or leave it empty.',
      code: 'The code is wrong or has expired. Check the latest email, or ask for another code.',
    },
    wait: (minutes) => `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    closed: {
      accepted: 'This invitation has already been accepted. Sign in with the account that accepted it.',
      declined: 'This invitation was declined. Ask the team for a new one.',
      revoked: 'The team has revoked this invitation. Ask the team if you still want to join.',
      expired: 'This invitation has expired. Ask the team to send it again.',
      unknown: 'This link is no longer valid. If the invitation was sent again, use the link in the latest email.',
    },
  },
  cn: {
    title: '创建账号',
    forTeam: (team) => `并加入团队“${team}”`,
    account: '账号',
    ask: (account) => `我们将向 ${account} 发送验证码，以确认该邮箱属于您。`,
    send: '发送验证码',
    sent: (account) => `邮件已发送至 ${account}，请在 15 分钟内输入邮件中的验证码。`,
    again: '重新发送验证码',
    code: '邮件验证码',
    name: '姓名',
    country: '国家/地区',
    choose: '请选择',
    phone: '手机号（选填）',
    phoneNote: '请包含国家码，例如 +86 138 0013 8000，用于接收短信通知。',
    password: '密码',
    repeat: '再次输入密码',
    submit: '创建账号',
    haveAccount: '使用已有账号登录',
    problems: {
      name: '请输入姓名，最多 64 个字符。',
      country: '请选择国家/地区。',
      phone: '请输入包含国家码的手机号，例如 +86 138 0013 8000，或留空。',
      code: '验证码错误或已过期。请查看最新邮件，或重新发送验证码。',
    },
    wait: (minutes) => `尝试次数过多，请在 ${minutes} 分钟后重试。`,
    closed: {
      accepted: '该邀请已被接受。请使用接受邀请的账号登录。',
      declined: '该邀请已被拒绝。请联系团队重新邀请。',
      revoked: '团队已撤回该邀请。如仍想加入，请联系团队。',
      expired: '该邀请已过期。请联系团队重新发送。',
      unknown: '该链接已失效。如果邀请已重新发送，请使用最新邮件中的链接。',
    },
  },
  ru: {
    title: 'Создание аккаунта',
    forTeam: (team) => `чтобы вступить в команду «${team}»`,
    account: 'Аккаунт',
    ask: (account) => `Мы отправим код на ${account}, чтобы убедиться, что это ваш адрес.`,
    send: 'Отправить код',
    sent: (account) => `Письмо отправлено на ${account}. Введите код из него в течение 15 минут.`,
    again: 'Отправить код ещё раз',
    code: 'Код из письма',
    name: 'Ваше имя',
    country: 'Страна или регион',
    choose: 'Выберите',
    phone: 'Телефон (необязательно)',
    phoneNote: 'С кодом страны, например +7 912 555-01-00. Для уведомлений по SMS.',
    password: 'Пароль',
    repeat: 'Пароль ещё раз',
    submit: 'Создать аккаунт',
    haveAccount: 'Войти в существующий аккаунт',
    problems: {
      name: 'Введите имя, не длиннее 64 символов.',
      country: 'Выберите страну или регион.',
      phone: 'Введите номер с кодом страны, например +7 912 555-01-00, или оставьте поле пустым.',
      code: 'Код неверный или истёк. Проверьте последнее письмо или запросите новый код.',
    },
    wait: (minutes) => `Слишком много попыток. Попробуйте снова через ${minutes} мин.`,
    closed: {
      accepted: 'Это приглашение уже принято. Войдите в аккаунт, который его принял.',
      declined: 'Это приглашение отклонено. Попросите команду прислать новое.',
      revoked: 'Команда отозвала это приглашение. Если вы хотите вступить, обратитесь к команде.',
      expired: 'Срок приглашения истёк. Попросите команду отправить его ещё раз.',
      unknown: 'Ссылка больше не действует. Если приглашение отправили повторно, откройте ссылку из последнего письма.',
    },
  },
}
