import type { Problem } from '@console-widgets/comments/model'

/** Parts of words that tell a problem, in the six languages of most reviews. The first one that fits wins. */
const signs: readonly (readonly [Problem, RegExp])[] = [
  [
    'crash',
    /crash|closes by itself|quits without|闪退|崩溃|自己就退出|退回桌面|вылет|сама закрывается|закрывается без|absturz|abstürze|abgestürzt|stürzt|von selbst|plant(e|age)|se ferme|se cierra|se cerró|cierres inesperados/,
  ],
  [
    'freeze',
    /freez|hangs|gets stuck|not responding|卡死|卡住|无响应|停在首页|зависа|не отвечает|friert|einfrier|hängt|hängen|reagiert|fige|bloqu|ne répond|congel|colgada|no responde/,
  ],
  [
    'install',
    /install (it|the)|installation|be installed|download stops|安装|установ|installier|installation|installer|instala/,
  ],
  [
    'payment',
    /\bpaid\b|charged|purchase|expensive|subscription|refund|付款|扣费|支付|收费|退款|оплат|списал|дорого|подписк|bezahlt|abgebucht|teuer|\babo\b|\bkauf\b|payé|débité|paiement|trop chère|abonnement|pagué|cobraron|\bpago\b|cara para|suscripción/,
  ],
  ['adverts', /\bads?\b|advert|广告|реклам|werbung|publicité|publicidad|anuncio/],
  ['battery', /battery|gets hot|电量|耗电|发热|батаре|греется|akku|batterie|batería/],
  ['account', /sign in|logs me out|account|登录|账号|войти|входить|аккаунт|anmelden|konto|compte|sesión|cuenta /],
  [
    'slow',
    /\bslow|sluggish|forever|loading|lags|takes longer|太慢|越来越慢|很慢|加载|打开慢|тормоз|медленно|долгий|вечность|langsam|träge|ruckelt|\blente?\b|\brame\b|\blenta\b|tarda/,
  ],
  [
    'content',
    /wrong|outdated|two days old|不准|过时|错误|неверн|устарел|два дня назад|veraltet|falsche|stimmen|fausse|périmé|incorrect|desactualizad/,
  ],
]

/** What a review complains about, by its words; null if they tell nothing. */
export function problemOf(content: string): Problem | null {
  const lower = content.toLowerCase()
  return signs.find(([, sign]) => sign.test(lower))?.[0] ?? null
}
