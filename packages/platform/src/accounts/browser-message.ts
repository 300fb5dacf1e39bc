import type { Language } from '@console-widgets/core'

type MessageWithCode = Readonly<Record<Language, (code: string, account: string) => { subject: string; text: string }>>

/** Message with the code that makes a browser known to an account. Text messages have the subject alone. */
export const browserMessage: MessageWithCode = {
  cn: (code, account) => ({
    subject: `您的验证码：${code}`,
    text: `您正在新的浏览器中登录账号 ${account}。由于登录失败次数过多，需要验证身份。请在 15 分钟内输入验证码 ${code} 和密码。\n\n如果不是您本人操作，请忽略此邮件，也不要将验证码告诉他人。没有您的密码，仅凭验证码无法登录。`,
  }),
  en: (code, account) => ({
    subject: `Your code is ${code}`,
    text: `You’re signing in to the account ${account} in a new browser, after too many failed sign-ins. Enter the code ${code} and your password within 15 minutes.\n\nIf this wasn’t you, ignore this message, and don’t give the code to anyone. Without your password, no one can sign in with it.`,
  }),
  ru: (code, account) => ({
    subject: `Ваш код: ${code}`,
    text: `Вы входите в аккаунт ${account} в новом браузере. Неудачных попыток входа было слишком много, поэтому нужно подтверждение. В течение 15 минут введите код ${code} и пароль.\n\nЕсли это не вы, проигнорируйте письмо и никому не сообщайте код. Без вашего пароля войти с ним нельзя.`,
  }),
}

/** The same for an account without an address, to the holder of the team that created it. */
export const codeToPassOn: MessageWithCode = {
  cn: (code, account) => ({
    subject: `账号 ${account} 的验证码：${code}`,
    text: `有人正在新的浏览器中登录您的团队创建的账号 ${account}。由于登录失败次数过多，需要验证身份。该账号没有邮箱和手机，因此验证码发送给您。\n\n如果该账号的使用者向您索要验证码，请确认是本人，然后告知验证码 ${code}。需在 15 分钟内与密码一起输入。\n\n如果没有人向您索要，请忽略此邮件。没有该账号的密码，仅凭验证码无法登录。`,
  }),
  en: (code, account) => ({
    subject: `The code for ${account} is ${code}`,
    text: `Someone is signing in to the account ${account}, which your team created, in a new browser, after too many failed sign-ins. The account has no email address or phone, so the code comes to you.\n\nIf the account’s user asks you for it, make sure that it’s them, and tell them the code ${code}. They enter it with their password within 15 minutes.\n\nIf no one asks you, ignore this message. Without the account’s password, no one can sign in with the code.`,
  }),
  ru: (code, account) => ({
    subject: `Код для аккаунта ${account}: ${code}`,
    text: `Кто-то входит в аккаунт ${account}, созданный вашей командой, в новом браузере. Неудачных попыток входа было слишком много, поэтому нужно подтверждение. У аккаунта нет ни электронной почты, ни телефона, и код пришёл вам.\n\nЕсли пользователь аккаунта попросит код, убедитесь, что это именно он, и сообщите ему код ${code}. Его вводят вместе с паролем в течение 15 минут.\n\nЕсли никто не просит код, проигнорируйте письмо. Без пароля аккаунта войти с ним нельзя.`,
  }),
}
