/** Texts of the page on which the receiver of a message opts out. */
export const optOutWords = {
  en: {
    title: 'Stop these messages?',
    help: (app: string) => `You’ll no longer get text messages and offers from “${app}”.`,
    confirm: 'Stop messages',
    done: 'You’ve opted out',
    doneHelp: (app: string) => `“${app}” won’t send you any more messages. You can close this page.`,
    missing: 'This link isn’t valid',
    missingHelp: 'Open the link exactly as it is in the message.',
    later: 'Too many requests. Try again in a minute.',
  },
  zh: {
    title: '不再接收这类消息？',
    help: (app: string) => `您将不再收到“${app}”的短信和推广消息。`,
    confirm: '拒收消息',
    done: '已拒收',
    doneHelp: (app: string) => `“${app}”不会再向您发送消息。您可以关闭此页面。`,
    missing: '链接无效',
    missingHelp: '请按消息中的完整链接打开。',
    later: '请求过于频繁，请一分钟后重试。',
  },
  ru: {
    title: 'Больше не получать сообщения?',
    help: (app: string) => `Вы перестанете получать SMS и предложения от «${app}».`,
    confirm: 'Отказаться от сообщений',
    done: 'Вы отказались от сообщений',
    doneHelp: (app: string) => `«${app}» больше не будет вам писать. Страницу можно закрыть.`,
    missing: 'Ссылка недействительна',
    missingHelp: 'Откройте ссылку целиком, как в сообщении.',
    later: 'Слишком много запросов. Повторите через минуту.',
  },
}
