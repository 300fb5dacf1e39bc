import type { Language } from '../language.ts'

// Each key: its BCP 47 tag, and its name in Chinese, English, and Russian.
const table = {
  zhCN: ['zh-CN', '简体中文', 'Simplified Chinese', 'китайский (упрощённый)'],
  zhHK: [
    'zh-HK',
    '繁体中文（中国香港）',
    'Traditional Chinese (Hong Kong, China)',
    'китайский (традиционный, Гонконг)',
  ],
  zhTW: ['zh-TW', '繁体中文（中国台湾）', 'Traditional Chinese (Taiwan, China)', 'китайский (традиционный, Тайвань)'],
  enUS: ['en-US', '英语（美国）', 'English (United States)', 'английский (США)'],
  enGB: ['en-GB', '英语（英国）', 'English (United Kingdom)', 'английский (Великобритания)'],
  afZA: ['af-ZA', '南非荷兰语', 'Afrikaans', 'африкаанс'],
  amET: ['am-ET', '阿姆哈拉语', 'Amharic', 'амхарский'],
  arSA: ['ar-SA', '阿拉伯语', 'Arabic', 'арабский'],
  asIN: ['as-IN', '阿萨姆语', 'Assamese', 'ассамский'],
  azAZ: ['az-AZ', '阿塞拜疆语', 'Azerbaijani', 'азербайджанский'],
  beBY: ['be-BY', '白俄罗斯语', 'Belarusian', 'белорусский'],
  bgBG: ['bg-BG', '保加利亚语', 'Bulgarian', 'болгарский'],
  bnBD: ['bn-BD', '孟加拉语', 'Bengali', 'бенгальский'],
  boCN: ['bo-CN', '藏语', 'Tibetan', 'тибетский'],
  bsBA: ['bs-BA', '波斯尼亚语', 'Bosnian', 'боснийский'],
  caES: ['ca-ES', '加泰罗尼亚语', 'Catalan', 'каталанский'],
  csCZ: ['cs-CZ', '捷克语', 'Czech', 'чешский'],
  daDK: ['da-DK', '丹麦语', 'Danish', 'датский'],
  deDE: ['de-DE', '德语', 'German', 'немецкий'],
  elGR: ['el-GR', '希腊语', 'Greek', 'греческий'],
  esES: ['es-ES', '西班牙语（西班牙）', 'Spanish (Spain)', 'испанский (Испания)'],
  es419: ['es-419', '西班牙语（拉丁美洲）', 'Spanish (Latin America)', 'испанский (Латинская Америка)'],
  esUS: ['es-US', '西班牙语（美国）', 'Spanish (United States)', 'испанский (США)'],
  etEE: ['et-EE', '爱沙尼亚语', 'Estonian', 'эстонский'],
  euES: ['eu-ES', '巴斯克语', 'Basque', 'баскский'],
  faIR: ['fa-IR', '波斯语', 'Persian', 'персидский'],
  fiFI: ['fi-FI', '芬兰语', 'Finnish', 'финский'],
  filPH: ['fil-PH', '菲律宾语', 'Filipino', 'филиппинский'],
  frFR: ['fr-FR', '法语（法国）', 'French (France)', 'французский (Франция)'],
  frCA: ['fr-CA', '法语（加拿大）', 'French (Canada)', 'французский (Канада)'],
  glES: ['gl-ES', '加利西亚语', 'Galician', 'галисийский'],
  guIN: ['gu-IN', '古吉拉特语', 'Gujarati', 'гуджарати'],
  heIL: ['he-IL', '希伯来语', 'Hebrew', 'иврит'],
  hiIN: ['hi-IN', '印地语', 'Hindi', 'хинди'],
  hrHR: ['hr-HR', '克罗地亚语', 'Croatian', 'хорватский'],
  huHU: ['hu-HU', '匈牙利语', 'Hungarian', 'венгерский'],
  hyAM: ['hy-AM', '亚美尼亚语', 'Armenian', 'армянский'],
  idID: ['id-ID', '印度尼西亚语', 'Indonesian', 'индонезийский'],
  isIS: ['is-IS', '冰岛语', 'Icelandic', 'исландский'],
  itIT: ['it-IT', '意大利语', 'Italian', 'итальянский'],
  jaJP: ['ja-JP', '日语', 'Japanese', 'японский'],
  jvID: ['jv-ID', '爪哇语', 'Javanese', 'яванский'],
  kaGE: ['ka-GE', '格鲁吉亚语', 'Georgian', 'грузинский'],
  kkKZ: ['kk-KZ', '哈萨克语', 'Kazakh', 'казахский'],
  kmKH: ['km-KH', '高棉语', 'Khmer', 'кхмерский'],
  knIN: ['kn-IN', '卡纳达语', 'Kannada', 'каннада'],
  koKR: ['ko-KR', '韩语', 'Korean', 'корейский'],
  kyKG: ['ky-KG', '吉尔吉斯语', 'Kyrgyz', 'киргизский'],
  loLA: ['lo-LA', '老挝语', 'Lao', 'лаосский'],
  ltLT: ['lt-LT', '立陶宛语', 'Lithuanian', 'литовский'],
  lvLV: ['lv-LV', '拉脱维亚语', 'Latvian', 'латышский'],
  maiIN: ['mai-IN', '迈蒂利语', 'Maithili', 'майтхили'],
  miNZ: ['mi-NZ', '毛利语', 'Maori', 'маори'],
  mkMK: ['mk-MK', '马其顿语', 'Macedonian', 'македонский'],
  mlIN: ['ml-IN', '马拉雅拉姆语', 'Malayalam', 'малаялам'],
  mnMN: ['mn-MN', '蒙古语', 'Mongolian', 'монгольский'],
  mrIN: ['mr-IN', '马拉地语', 'Marathi', 'маратхи'],
  msMY: ['ms-MY', '马来语', 'Malay', 'малайский'],
  myMM: ['my-MM', '缅甸语', 'Burmese', 'бирманский'],
  nbNO: ['nb-NO', '挪威语', 'Norwegian', 'норвежский'],
  neNP: ['ne-NP', '尼泊尔语', 'Nepali', 'непальский'],
  nlNL: ['nl-NL', '荷兰语', 'Dutch', 'нидерландский'],
  orIN: ['or-IN', '奥里亚语', 'Odia', 'ория'],
  paIN: ['pa-IN', '旁遮普语', 'Punjabi', 'панджаби'],
  plPL: ['pl-PL', '波兰语', 'Polish', 'польский'],
  ptBR: ['pt-BR', '葡萄牙语（巴西）', 'Portuguese (Brazil)', 'португальский (Бразилия)'],
  ptPT: ['pt-PT', '葡萄牙语（葡萄牙）', 'Portuguese (Portugal)', 'португальский (Португалия)'],
  roRO: ['ro-RO', '罗马尼亚语', 'Romanian', 'румынский'],
  ruRU: ['ru-RU', '俄语', 'Russian', 'русский'],
  siLK: ['si-LK', '僧伽罗语', 'Sinhala', 'сингальский'],
  skSK: ['sk-SK', '斯洛伐克语', 'Slovak', 'словацкий'],
  slSI: ['sl-SI', '斯洛文尼亚语', 'Slovenian', 'словенский'],
  sqAL: ['sq-AL', '阿尔巴尼亚语', 'Albanian', 'албанский'],
  srRS: ['sr-RS', '塞尔维亚语', 'Serbian', 'сербский'],
  svSE: ['sv-SE', '瑞典语', 'Swedish', 'шведский'],
  swTZ: ['sw-TZ', '斯瓦希里语', 'Swahili', 'суахили'],
  taIN: ['ta-IN', '泰米尔语', 'Tamil', 'тамильский'],
  teIN: ['te-IN', '泰卢固语', 'Telugu', 'телугу'],
  thTH: ['th-TH', '泰语', 'Thai', 'тайский'],
  trTR: ['tr-TR', '土耳其语', 'Turkish', 'турецкий'],
  ugCN: ['ug-CN', '维吾尔语', 'Uyghur', 'уйгурский'],
  ukUA: ['uk-UA', '乌克兰语', 'Ukrainian', 'украинский'],
  urPK: ['ur-PK', '乌尔都语', 'Urdu', 'урду'],
  uzUZ: ['uz-UZ', '乌兹别克语', 'Uzbek', 'узбекский'],
  viVN: ['vi-VN', '越南语', 'Vietnamese', 'вьетнамский'],
  zuZA: ['zu-ZA', '祖鲁语', 'Zulu', 'зулу'],
} as const

/** Key of a store listing language, such as `zhCN` or `es419` (R39). */
export type ListingLanguageKey = keyof typeof table

/** A store listing language. */
export interface ListingLanguage {
  key: ListingLanguageKey
  /** BCP 47 tag. */
  tag: string
  /** Its name in each interface language (R40). */
  names: Readonly<Record<Language, string>>
}

/** All store listing languages (R39, R40). */
export const listingLanguages: readonly ListingLanguage[] = Object.entries(table).map(([key, [tag, cn, en, ru]]) => ({
  key: key as ListingLanguageKey,
  tag,
  names: { cn, en, ru },
}))

/** Finds a language by its key or BCP 47 tag. */
export function findListingLanguage(keyOrTag: string): ListingLanguage | undefined {
  return listingLanguages.find(({ key, tag }) => key === keyOrTag || tag === keyOrTag)
}
