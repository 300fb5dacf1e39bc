import type { Language } from '@console-widgets/core'

interface Mail {
  subject: string
  text: string
}

interface SignUpMails {
  /** Code that creates the account. */
  code(code: string, team: string): Mail
  /** To an address that has an account. */
  known(team: string): Mail
}

/** Mails to an address for which someone creates an account. */
export const signUpMails: Readonly<Record<Language, SignUpMails>> = {
  cn: {
    code: (code, team) => ({
      subject: `您的验证码：${code}`,
      text: `请在 15 分钟内输入验证码 ${code} 创建账号，加入团队“${team}”。\n\n如果不是您本人操作，请忽略此邮件。`,
    }),
    known: (team) => ({
      subject: '您已有账号',
      text: `有人尝试用此邮箱创建账号以加入团队“${team}”，但该邮箱已有账号。请打开邀请链接，用现有账号登录。\n\n如果不是您本人操作，请忽略此邮件。`,
    }),
  },
  en: {
    code: (code, team) => ({
      subject: `Your code is ${code}`,
      text: `Enter the code ${code} within 15 minutes to create your account and join the team “${team}”.\n\nIf you didn’t request this, ignore this email.`,
    }),
    known: (team) => ({
      subject: 'You already have an account',
      text: `An account for this address was requested to join the team “${team}”, but the address has one already. Open the invitation link, and sign in with your account.\n\nIf you didn’t request this, ignore this email.`,
    }),
  },
  ru: {
    code: (code, team) => ({
      subject: `Ваш код: ${code}`,
      text: `Введите код ${code} в течение 15 минут, чтобы создать аккаунт и вступить в команду «${team}».\n\nЕсли вы этого не запрашивали, проигнорируйте письмо.`,
    }),
    known: (team) => ({
      subject: 'У вас уже есть аккаунт',
      text: `Для этого адреса запросили аккаунт, чтобы вступить в команду «${team}», но аккаунт уже есть. Откройте ссылку из приглашения и войдите в него.\n\nЕсли вы этого не запрашивали, проигнорируйте письмо.`,
    }),
  },
}
