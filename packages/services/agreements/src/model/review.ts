import { type AgreementType, type ReviewedLanguage, reviewedLanguage } from './agreements.ts'
import { isOtherLanguage } from '@console-widgets/core/tables'
import { isSafeLink, linksOf } from '@console-widgets/core/markdown'
import { missingSections } from './sections.ts'
import { findVariable } from './variables.ts'

/** Rules of the review. */
export const reviewRules = [
  'placeholder',
  'permission-unnamed',
  'sdk-unnamed',
  'section-missing',
  'other-app',
  'wrong-language',
  'unsafe-link',
] as const
export type ReviewRule = (typeof reviewRules)[number]

/** Something that the review finds in a text. */
export interface AgreementProblem {
  rule: ReviewRule
  /** The words in question, or the name of what is missing. */
  sample: string
}

/** A sensitive permission of an app's packages. */
export interface UsedPermission {
  /** Its short name, such as `RECORD_AUDIO`. */
  permission: string
  /** Group that users know it by, such as `microphone`. */
  group: string
}

/** What a text is compared with. */
export interface ReviewFacts {
  type: AgreementType
  lang: string
  appName: string
  /** Names of the team's other apps. */
  otherApps: readonly string[]
  permissions: readonly UsedPermission[]
  /** SDKs that take data about people, and that the app’s confirmed declaration of data use doesn’t name. */
  sdks: readonly string[]
  /** Language in which the text is written, as far as it can be told. */
  detected: string | null
}

/** Compares a text with the facts about its app: everything that the reviewer rejects it for. */
export function findProblems(content: string, facts: ReviewFacts): AgreementProblem[] {
  return [
    ...placeholdersOf(content).map((sample) => ({ rule: 'placeholder' as const, sample })),
    ...findUnnamed(content, facts),
    ...missingSections(facts.type, facts.lang, content).map((sample) => ({ rule: 'section-missing' as const, sample })),
    ...foreignNames(content, facts).map((sample) => ({ rule: 'other-app' as const, sample })),
    ...(isOtherLanguage(facts.detected, facts.lang)
      ? [{ rule: 'wrong-language' as const, sample: facts.detected as string }]
      : []),
    ...linksOf(content)
      .filter((address) => !isSafeLink(address))
      .map((sample) => ({ rule: 'unsafe-link' as const, sample: sample.slice(0, 100) })),
  ]
}

/** Facts about packages that a privacy policy is compared with. */
export type PackageFacts = Pick<ReviewFacts, 'type' | 'lang' | 'permissions' | 'sdks'>

/** What packages take that the privacy policy doesn’t name. A text in effect is compared with newer packages, too. */
export const findUnnamed = (content: string, facts: PackageFacts): AgreementProblem[] => [
  ...unnamedPermissions(content, facts).map(({ permission }) => ({
    rule: 'permission-unnamed' as const,
    sample: permission,
  })),
  ...unnamedSdks(content, facts).map((sample) => ({ rule: 'sdk-unnamed' as const, sample })),
]

/** Texts that only templates and unfinished texts contain. */
const placeholders = [
  /lorem ipsum/i,
  /\b(?:https?:\/\/)?(?:www\.)?example\.(?:com|org|net)\b/i,
  /\b(?:TODO|TBD|FIXME)\b/,
  /\[(?:app name|company(?: name)?|your (?:company|app|name|e-?mail)|date|address|insert [^\]]{1,60})\]/i,
  /(?:【|\[)(?:应用名称|公司名称|联系方式|日期|地址)(?:】|\])/,
  /\[(?:название (?:приложения|компании)|адрес|дата)\]/i,
]

function placeholdersOf(content: string): string[] {
  const found = [findVariable(content), ...placeholders.map((pattern) => pattern.exec(content)?.[0])]
  return [...new Set(found.flatMap((sample) => sample ?? []))]
}

/** How the users' words name what a group of permissions gives access to. */
const groupWords: Record<string, Record<ReviewedLanguage, RegExp>> = {
  location: { en: /location|gps|where you are/i, zh: /位置|定位/, ru: /местоположени|геолокац|геоданн|gps/i },
  'background-location': { en: /background/i, zh: /后台/, ru: /фонов|в фоне/i },
  camera: { en: /camera/i, zh: /相机|摄像头/, ru: /камер/i },
  microphone: {
    en: /microphone|record(?:ing|s)? (?:of )?(?:audio|sound|voice)|audio recording/i,
    zh: /麦克风|录音/,
    ru: /микрофон|запис[ьи] звука|аудиозапис/i,
  },
  contacts: {
    en: /contacts|address book|contact list/i,
    zh: /通讯录|联系人/,
    ru: /контакты (?:на|в|из)|список контактов|адресн\S+ книг|контакт\S* устройства/i,
  },
  calendar: { en: /calendar/i, zh: /日历|日程/, ru: /календар/i },
  'call-log': {
    en: /call (?:log|history)/i,
    zh: /通话记录/,
    ru: /журнал\S* (?:вызовов|звонков)|истори\S+ (?:вызовов|звонков)/i,
  },
  phone: {
    en: /phone (?:number|state|status|calls?)|phone’s state|telephone|device id/i,
    zh: /电话|手机号|设备标识/,
    ru: /телефон/i,
  },
  sms: { en: /\bsms\b|text messages?/i, zh: /短信/, ru: /\bsms\b|смс|сообщени/i },
  storage: {
    en: /storage|photos?|media|gallery|files? on/i,
    zh: /存储|照片|相册|媒体|文件/,
    ru: /хранилищ|памят|фото|галере|файл/i,
  },
  'all-files': { en: /all files|files? on/i, zh: /所有文件|文件/, ru: /файл/i },
  sensors: { en: /body sensor|heart rate|health/i, zh: /传感器|心率|健康/, ru: /датчик|пульс|здоров/i },
  overlay: { en: /over other apps|on top of other apps|overlay/i, zh: /悬浮窗|其他应用上层/, ru: /поверх других/i },
  'install-apps': { en: /install/i, zh: /安装/, ru: /установ/i },
  'usage-statistics': {
    en: /usage (?:statistics|access|data)|app usage/i,
    zh: /使用情况/,
    ru: /статистик\S+ использования|использовани\S+ приложений/i,
  },
  'system-settings': {
    en: /(?:system|device) settings/i,
    zh: /系统设置/,
    ru: /системн\S+ настро|настро\S+ устройства/i,
  },
}

/**
 * Sensitive permissions whose group the privacy policy doesn’t name, one for each group. In languages that we can't
 * read, a text counts that names the permission itself.
 */
export function unnamedPermissions(content: string, { type, lang, permissions }: PackageFacts): UsedPermission[] {
  if (type !== 'privacy') return []
  const language = reviewedLanguage(lang)
  const seen = new Set<string>()
  return permissions.filter(({ permission, group }) => {
    if (seen.has(group)) return false
    seen.add(group)
    const words = language && groupWords[group]?.[language]
    return !content.includes(permission) && !words?.test(content)
  })
}

/** SDKs that neither the privacy policy nor the declaration of data use names. */
function unnamedSdks(content: string, { type, sdks }: PackageFacts): string[] {
  if (type !== 'privacy') return []
  const text = content.toLowerCase()
  return sdks.filter((name) => !hasWords(text, name.toLowerCase()))
}

/** Shortest name that is looked for: shorter ones are words of many texts. */
const shortestName = 4

/** Names of the team's other apps in the text, which was copied from theirs. Names within its own name don't count. */
function foreignNames(content: string, { appName, otherApps }: ReviewFacts): string[] {
  const own = content.replaceAll(appName, ' ')
  return otherApps.filter((name) => name.length >= shortestName && !appName.includes(name) && hasWords(own, name))
}

/** Whether a text contains a name as whole words. Han characters aren't separated. */
function hasWords(text: string, name: string): boolean {
  const isJoined = /\p{Script=Han}/u.test(name)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (isJoined || !(isLetter(text.charAt(at - 1)) || isLetter(text.charAt(at + name.length)))) return true
  return false
}

const isLetter = (character: string) => /^[\p{L}\p{N}]/u.test(character)
