import { languageTag } from '@console-widgets/core'
import {
  formatFileSize,
  formatLabeled,
  formatList,
  formatNumber,
  pluralize,
  type PluralForms,
} from '@console-widgets/core/formats'
import { fewestDevices, type CheckRule, type ReportLanguage } from '@console-widgets/app-check/model'
import type { Evidence } from '@console-widgets/app-check/schemas'
import { intervalOf, type Rate } from './rates.ts'

type Texts = Readonly<Record<ReportLanguage, string>>

/** Types of secrets. */
export const secretWords: Readonly<Record<string, Texts>> = {
  'private-key': { cn: '私钥', en: 'Private key', ru: 'Закрытый ключ' },
  'aws-access-key': { cn: 'AWS 访问密钥', en: 'AWS access key', ru: 'Ключ доступа AWS' },
  'google-api-key': { cn: 'Google API 密钥', en: 'Google API key', ru: 'Ключ Google API' },
  'google-oauth-secret': { cn: 'Google OAuth 密钥', en: 'Google OAuth secret', ru: 'Секрет Google OAuth' },
  'slack-token': { cn: 'Slack 令牌', en: 'Slack token', ru: 'Токен Slack' },
  'stripe-key': { cn: 'Stripe 密钥', en: 'Stripe key', ru: 'Ключ Stripe' },
  'github-token': { cn: 'GitHub 令牌', en: 'GitHub token', ru: 'Токен GitHub' },
  'gitlab-token': { cn: 'GitLab 令牌', en: 'GitLab token', ru: 'Токен GitLab' },
  'npm-token': { cn: 'npm 令牌', en: 'npm token', ru: 'Токен npm' },
  'sendgrid-key': { cn: 'SendGrid 密钥', en: 'SendGrid key', ru: 'Ключ SendGrid' },
  'twilio-key': { cn: 'Twilio 密钥', en: 'Twilio key', ru: 'Ключ Twilio' },
  'mailgun-key': { cn: 'Mailgun 密钥', en: 'Mailgun key', ru: 'Ключ Mailgun' },
  'telegram-token': { cn: 'Telegram 机器人令牌', en: 'Telegram bot token', ru: 'Токен бота Telegram' },
  'aliyun-access-key': { cn: '阿里云访问密钥', en: 'Alibaba Cloud access key', ru: 'Ключ доступа Alibaba Cloud' },
  jwt: { cn: 'JWT 令牌', en: 'JSON Web Token', ru: 'Токен JWT' },
  'password-in-url': { cn: '网址中的密码', en: 'Password in a URL', ru: 'Пароль в URL' },
  'random-text': {
    cn: '名称像密钥的随机文本',
    en: 'Random text named like a secret',
    ru: 'Случайный текст с именем секрета',
  },
}

/** Data that SDKs take. */
export const dataWords: Readonly<Record<string, Texts>> = {
  'device-ids': { cn: '设备标识', en: 'Device IDs', ru: 'ID устройства' },
  location: { cn: '位置', en: 'Location', ru: 'Геопозиция' },
  usage: { cn: '使用情况', en: 'Usage', ru: 'Использование' },
  crashes: { cn: '崩溃', en: 'Crashes', ru: 'Сбои' },
  contacts: { cn: '联系人', en: 'Contacts', ru: 'Контакты' },
  account: { cn: '账号', en: 'Account', ru: 'Аккаунт' },
  purchases: { cn: '购买记录', en: 'Purchases', ru: 'Покупки' },
  content: { cn: '用户内容', en: 'Users’ content', ru: 'Контент пользователей' },
  camera: { cn: '相机', en: 'Camera', ru: 'Камера' },
  microphone: { cn: '麦克风', en: 'Microphone', ru: 'Микрофон' },
}

/** Types of SDKs. */
export const sdkWords: Readonly<Record<string, Texts>> = {
  ads: { cn: '广告', en: 'Ads', ru: 'Реклама' },
  analytics: { cn: '分析', en: 'Analytics', ru: 'Аналитика' },
  attribution: { cn: '归因', en: 'Attribution', ru: 'Атрибуция' },
  crashes: { cn: '崩溃分析', en: 'Crash reports', ru: 'Отчёты о сбоях' },
  push: { cn: '推送', en: 'Push messages', ru: 'Push-уведомления' },
  'sign-in': { cn: '登录', en: 'Sign-in', ru: 'Вход' },
  payment: { cn: '支付', en: 'Payments', ru: 'Платежи' },
  maps: { cn: '地图与定位', en: 'Maps and location', ru: 'Карты и геопозиция' },
  media: { cn: '媒体', en: 'Media', ru: 'Медиа' },
  network: { cn: '网络', en: 'Network', ru: 'Сеть' },
  interface: { cn: '界面', en: 'Interface', ru: 'Интерфейс' },
  engine: { cn: '引擎', en: 'Engine', ru: 'Движок' },
  social: { cn: '社交', en: 'Social', ru: 'Соцсети' },
  security: { cn: '安全', en: 'Security', ru: 'Безопасность' },
  storage: { cn: '存储', en: 'Storage', ru: 'Хранение' },
}

/** What keeps a package from running on a device. */
export const obstacleWords: Readonly<Record<string, Texts>> = {
  'sdk-too-low': { cn: '系统版本过低', en: 'System release too low', ru: 'Слишком старая версия системы' },
  'no-native-code': {
    cn: '缺少适配该处理器的原生库',
    en: 'No native code for its processor',
    ru: 'Нет нативного кода для этого процессора',
  },
  'feature-missing': { cn: '缺少', en: 'Lacks', ru: 'Отсутствует' },
}

/** An obstacle in words: its ID may be followed by what is missing. */
export function wordsOfObstacle(obstacle: string, language: ReportLanguage): string {
  const [id = '', ...missing] = obstacle.split(' ')
  return [obstacleWords[id]?.[language] ?? id, ...missing].join(' ')
}

/** Sizes in words: one, or before and after. */
const wordsOfSizes = (bytes: readonly number[], language: ReportLanguage): string =>
  bytes.map((size) => formatFileSize(size, language)).join(' → ')

/** Devices that a rate was measured on. */
const deviceForms: Readonly<Record<ReportLanguage, PluralForms>> = {
  cn: { other: '{count} 台设备' },
  en: { one: '{count} device', other: '{count} devices' },
  ru: { one: '{count} устройство', few: '{count} устройства', many: '{count} устройств', other: '{count} устройства' },
}

const percent = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** A rate with its interval. */
const rateWords: Texts = {
  cn: '{share}（95% 区间：{lower} 至 {upper}）',
  en: '{share} (95% interval: {lower} to {upper})',
  ru: '{share} (95%-й интервал: от {lower} до {upper})',
}

/** Why there is no rate. */
const tooFewDevices: Texts = {
  cn: `设备太少，至少需要 ${fewestDevices} 台`,
  en: `Not enough devices: ${fewestDevices} are needed`,
  ru: `Мало устройств: нужно не меньше ${fewestDevices}`,
}

/** A rate in words: the share of daily use with its interval, and on how many devices it was measured. */
export function wordsOfRate(rate: Rate | 'too-few', language: ReportLanguage): string {
  if (rate === 'too-few') return tooFewDevices[language]
  const [lower, upper] = intervalOf(rate)
  const values: Readonly<Record<string, number>> = { share: rate.share, lower, upper }
  const measured = rateWords[language].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    formatNumber(values[name] ?? 0, languageTag(language), percent),
  )
  return `${measured} · ${pluralize(rate.devices, deviceForms[language], language)}`
}

/** What evidence says besides where it is. */
export function wordsOfEvidence(
  rule: CheckRule,
  { subject = '', value = '', items = [], bytes = [], itemBytes = [], share, devices }: Evidence,
  language: ReportLanguage,
): string {
  const list = formatList(
    items.map((item, index) => {
      const sizes = itemBytes[index] ?? []
      return sizes.length > 0 ? formatLabeled(item, wordsOfSizes(sizes, language), language) : item
    }),
    language,
  )
  if (rule === 'secret-in-package') return formatLabeled(secretWords[subject]?.[language] ?? subject, value, language)
  if (rule === 'sdk-data') {
    const data = items.map((id) => dataWords[id]?.[language] ?? id)
    return formatLabeled(subject, formatList(data, language), language)
  }
  if (rule === 'device-obstacle') return formatLabeled(wordsOfObstacle(value, language), list, language)
  if (share !== undefined && devices !== undefined) return wordsOfRate({ share, devices }, language)
  // What was measured for WebP is the least that it saves.
  const sizes = (rule === 'png-as-webp' && bytes.length > 0 ? '≥\u00a0' : '') + wordsOfSizes(bytes, language)
  return [subject, value, sizes, list].filter(Boolean).join(' · ')
}
