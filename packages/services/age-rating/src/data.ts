import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { dataOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'

/** Rating of an app, with its answers. */
export type AppRating = AnswerOf<(typeof calls)['age-rating.rating-v2.get']>

/** A certificate that was found. */
export type FoundCertificate = AnswerOf<(typeof calls)['age-rating.iarc-cert.search']>

/** A rating that an app can inherit. */
export type InheritedRating = AnswerOf<(typeof calls)['age-rating.rating-v2-inheritance.get']>['sources'][number]

/** Age rating of one app, with its actions. */
export function ratingData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    rating: query(calls['age-rating.rating-v2.get'], { appId }),
    inheritance: query(calls['age-rating.rating-v2-inheritance.get'], { appId }),
    answer: mutation(calls['age-rating.answer.update']),
    confirm: mutation(calls['age-rating.rating-v2.confirm']),
    searchCertificate: (by: { certificateId: string; email: string }) =>
      console.invoke(calls['age-rating.iarc-cert.search'], by),
    attachCertificate: mutation(calls['age-rating.iarc-cert.attach']),
    updateCertificate: mutation(calls['age-rating.iarc-cert.update']),
    mailCertificate: mutation(calls['age-rating.email.send']),
    updateBoardCertificate: mutation(calls['age-rating.board-certificate.update']),
    deleteBoardCertificate: mutation(calls['age-rating.board-certificate.delete']),
    /** Uploads the file of a certificate. @returns its object ID */
    upload: async (file: File) => (await files.upload(file, { bizTag: 'age-rating' }).done).objectId,
    now: () => console.ports.now(),
  }
}
