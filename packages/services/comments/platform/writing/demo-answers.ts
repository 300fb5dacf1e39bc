import { hour } from '@console-widgets/platform/clock/durations'
import { needsAnswer } from '@console-widgets/comments/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import type { BankLanguage } from '../phrases/write-text.ts'
import { chance, pickOne, writtenIn } from '../phrases/write-text.ts'
import type { reviews } from '../tables.ts'

type ReviewRow = typeof reviews.$inferSelect

/** Answers of the demo’s people: to complaints, and to praise. */
const answers: Readonly<Record<BankLanguage, { low: readonly string[]; high: readonly string[] }>> = {
  en: {
    low: [
      'We’re sorry about the trouble with {version}. We have found the cause, and the next update fixes it.',
      'Thank you for telling us. Please restart the app once after the update to {version}; if it happens again, write to us from the help page.',
      'That should not happen. Our developers are looking into it on the same device as yours.',
    ],
    high: ['Thank you for the kind words!', 'We’re glad that you like it. Thank you for using it every day.'],
  },
  cn: {
    low: [
      '很抱歉给您带来不便，{version} 的问题我们已经定位，下个版本会修复。',
      '感谢反馈。请更新后重新启动一次，如果仍有问题，请通过帮助页面联系我们。',
    ],
    high: ['感谢您的支持！', '谢谢您的喜欢，我们会继续努力。'],
  },
  ru: {
    low: [
      'Приносим извинения за неудобства с версией {version}. Причина найдена, исправление будет в следующем обновлении.',
      'Спасибо, что написали. Перезапустите приложение после обновления; если ошибка повторится, напишите нам со страницы помощи.',
    ],
    high: ['Спасибо за добрые слова!', 'Рады, что вам нравится. Спасибо, что пользуетесь каждый день.'],
  },
  de: {
    low: [
      'Das tut uns leid. Die Ursache in {version} haben wir gefunden, das nächste Update behebt sie.',
      'Danke für den Hinweis. Bitte die App nach dem Update einmal neu starten; hilft das nicht, schreiben Sie uns über die Hilfeseite.',
    ],
    high: ['Vielen Dank für das Lob!', 'Schön, dass sie Ihnen gefällt.'],
  },
  fr: {
    low: [
      'Nous sommes désolés. La cause du problème de la {version} est trouvée, la prochaine mise à jour le corrige.',
      'Merci de nous l’avoir signalé. Redémarrez l’application après la mise à jour et écrivez-nous si cela se reproduit.',
    ],
    high: ['Merci pour ce gentil message !', 'Ravis que l’application vous plaise.'],
  },
  es: {
    low: [
      'Lamentamos las molestias con la {version}. Hemos encontrado la causa y la próxima actualización lo corrige.',
      'Gracias por avisarnos. Reinicie la aplicación después de actualizar y escríbanos si vuelve a ocurrir.',
    ],
    high: ['¡Gracias por sus palabras!', 'Nos alegra que le guste.'],
  },
}

/** The answer of the demo’s people to a review, with its time; undefined if they leave it. */
export function demoAnswerTo(review: ReviewRow): { content: string; userId: string; time: number } | undefined {
  if (!needsAnswer(review.devReplyState)) return undefined
  const key = `${review.reviewId} ${review.editTime}`
  const isLow = review.rating <= 3
  if (chance(key, 30) >= (isLow ? 0.62 : 0.15)) return undefined
  const { low, high } = answers[writtenIn(review.country)]
  const text = pickOne(isLow ? low : high, chance(key, 31))
  return {
    content: text.replaceAll('{version}', review.appVersion),
    userId:
      review.teamId === demoTeamId ? pickOne(['user-olga', 'user-olga', 'user-zhou'], chance(key, 32)) : review.teamId,
    time: Math.floor(review.editTime + (1.5 + 70 * chance(key, 33) ** 2) * hour),
  }
}
