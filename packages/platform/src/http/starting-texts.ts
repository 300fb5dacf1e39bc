import type { SignInLanguage } from '../accounts/sign-in-texts.ts'

/** Texts of the page that stands in for all others while a node starts. */
export const startingTexts: Record<SignInLanguage, Record<'title' | 'text', string>> = {
  en: { title: 'The console is starting', text: 'This page reloads by itself as soon as it can be shown.' },
  cn: { title: '控制台正在启动', text: '启动完成后，本页面会自动刷新。' },
  ru: { title: 'Консоль запускается', text: 'Страница обновится сама, когда консоль будет готова.' },
}
