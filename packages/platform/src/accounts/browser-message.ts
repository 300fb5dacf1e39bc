import type { Language } from '@console-widgets/core'

/** Message with the code that makes a browser known to an account. Text messages have the subject alone. */
export const browserMessage: Readonly<
  Record<Language, (code: string, account: string) => { subject: string; text: string }>
> = {
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
