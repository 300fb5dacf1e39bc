import type { Evidence, QuestionId } from '@console-widgets/age-rating/model'
import type { ListingText } from '@console-widgets/platform/release/listing-texts'

/** Words of a listing that say what a question is about, in the languages that we read. */
const words: Partial<Record<QuestionId, { en: RegExp; zh: RegExp; ru: RegExp }>> = {
  violence: {
    en: /shooter|gore|bloody|kill (?:enemies|zombies|monsters)|battle royale/iu,
    zh: /射击|血腥|枪战|杀戮|吃鸡/u,
    ru: /шутер|стрелялк\p{L}*|кровав\p{L}*|убива\p{L}+/iu,
  },
  fear: { en: /horror|terrifying|jump ?scares?/iu, zh: /恐怖|惊悚/u, ru: /хоррор\p{L}*|ужастик\p{L}*/iu },
  sexuality: { en: /erotic|nudity|adults only/iu, zh: /情色|裸露|成人内容/u, ru: /эротик\p{L}*|обнаж[её]нн\p{L}*/iu },
  language: {
    en: /profanity|swear words?/iu,
    zh: /脏话|粗口/u,
    ru: /нецензурн\p{L}*|ненормативн\p{L}* лексик\p{L}*/iu,
  },
  'crude-humor': { en: /toilet humou?r|fart(?:s|ing)?/iu, zh: /放屁/u, ru: /туалетн\p{L}* юмор\p{L}*/iu },
  substances: {
    en: /alcohol|beers?|wines?|whisk(?:e)?y|vodka|tobacco|cigarettes?|vaping|cannabis|marijuana/iu,
    zh: /酒精|啤酒|葡萄酒|白酒|香烟|电子烟|大麻/u,
    ru: /алкогол\p{L}*|пиво|вино|сигарет\p{L}*|вейп\p{L}*|табак\p{L}*|марихуан\p{L}*/iu,
  },
  'simulated-gambling': {
    en: /casinos?|slot machines?|roulette|blackjack|poker|jackpots?|betting|wager(?:s|ing)?/iu,
    zh: /赌场|老虎机|轮盘|下注|德州扑克|博彩/u,
    ru: /казино|рулетк\p{L}*|покер\p{L}*|джекпот\p{L}*|игров\p{L}+ автомат\p{L}*/iu,
  },
  'real-gambling': {
    en: /real[- ]money (?:gambling|betting|casinos?|poker|games?)|win real (?:money|cash)|real cash prizes/iu,
    zh: /真钱|现金赌|赢现金/u,
    ru: /на реальные деньги|реальн\p{L}+ выигрыш\p{L}*/iu,
  },
  purchases: {
    en: /in-app purchases?|buy (?:coins|gems|gold)|subscriptions?/iu,
    zh: /应用内购买|内购|充值|订阅/u,
    ru: /встроенн\p{L}+ покуп\p{L}+|покупк\p{L}+ в приложении|подписк\p{L}+/iu,
  },
  'random-items': {
    en: /loot ?box(?:es)?|gacha|mystery box(?:es)?/iu,
    zh: /开箱|抽卡|扭蛋|盲盒/u,
    ru: /лутбокс\p{L}*|гача/iu,
  },
  'limited-offers': {
    en: /limited[- ]time offers?|flash sales?/iu,
    zh: /限时(?:优惠|礼包|特惠)/u,
    ru: /ограниченн\p{L}+ (?:по времени )?предложени\p{L}+/iu,
  },
  'return-rewards': {
    en: /daily (?:rewards?|bonus(?:es)?|login bonus)/iu,
    zh: /每日(?:奖励|签到)|签到奖励/u,
    ru: /ежедневн\p{L}+ (?:наград\p{L}+|бонус\p{L}*)/iu,
  },
  interaction: {
    en: /chat(?:s|ting)?|multiplayer|play with friends|forums?|direct messages?|voice calls?/iu,
    zh: /聊天|多人|联机|社区|私信|语音通话/u,
    ru: /чат(?:а|е|ы|ах|ов)?|мультиплеер\p{L}*|переписк\p{L}+|форум\p{L}*/iu,
  },
  location: {
    en: /share your location|people nearby|nearby (?:friends|people)/iu,
    zh: /附近的人|共享位置|位置共享/u,
    ru: /люд\p{L}+ рядом|делит\p{L}+ местоположени\p{L}+/iu,
  },
  internet: { en: /web browser|browse the (?:web|internet)/iu, zh: /浏览器/u, ru: /браузер\p{L}*/iu },
}

/** What comes before a word that the app says it doesn't have. */
const denials = {
  en: /(?:\b(?:no|not|never|without|free of)\s+(?:\p{L}+\s+){0,2})$/iu,
  zh: /(?:没有|不含|无需|无|非)\p{Script=Han}{0,2}$/u,
  ru: /(?:^|[^\p{L}])(?:без|нет|не)\s+(?:\p{L}+\s+){0,2}$/iu,
} as const

const isRead = (language: string | undefined): language is keyof typeof denials =>
  language !== undefined && Object.hasOwn(denials, language)

/**
 * Words of a store page that speak for an answer above the first. As with packages, they prove nothing: the page asks.
 */
export function evidenceInTexts(texts: readonly ListingText[]): Evidence[] {
  const evidence = new Map<string, Evidence>()
  for (const { lang, text } of texts) {
    const language = lang.toLowerCase().split('-')[0]
    if (!isRead(language)) continue
    for (const [question, patterns] of Object.entries(words) as [QuestionId, (typeof words)['fear']][]) {
      const name = patterns && findWord(text, patterns[language], language)
      if (name === undefined) continue
      const key = `${question} ${name.toLowerCase()}`
      const { langs } = evidence.get(key) ?? { langs: [] }
      evidence.set(key, { question, source: 'listing', name, versions: [], langs: [...new Set([...langs, lang])] })
    }
  }
  return [...evidence.values()]
}

/** The first whole word of a text that a pattern finds, and that the text doesn't deny. */
function findWord(text: string, pattern: RegExp, language: keyof typeof denials): string | undefined {
  const source = language === 'zh' ? pattern.source : `(?<!\\p{L})(?:${pattern.source})(?!\\p{L})`
  for (const { 0: found, index } of text.matchAll(new RegExp(source, `g${pattern.flags}`)))
    if (!denials[language].test(text.slice(Math.max(0, index - 40), index))) return found
  return undefined
}
