import type { SignInLanguage } from '../accounts/sign-in-texts.ts'

interface FrameRefusalTexts {
  title: string
  advice: (page: string) => string
}

/** Texts in the frame of a page that may not embed the console. They are those of a tag in such a page. */
export const frameRefusalTexts: Record<SignInLanguage, FrameRefusalTexts> = {
  en: {
    title: 'The platform doesn’t allow this page',
    advice: (page) =>
      `Ask a team administrator to add ${page} under Team › Embedding, or the platform’s operator to add it to ALLOWED_ORIGINS.`,
  },
  cn: {
    title: '平台不允许从此页面访问',
    advice: (page) => `请联系团队管理员在“团队 › 嵌入”中添加 ${page}，或由平台运维人员将其加入 ALLOWED_ORIGINS。`,
  },
  ru: {
    title: 'Платформа не разрешает доступ с этой страницы',
    advice: (page) =>
      `Попросите администратора команды добавить ${page} в разделе «Команда › Встраивание» или оператора платформы добавить этот адрес в ALLOWED_ORIGINS.`,
  },
}
