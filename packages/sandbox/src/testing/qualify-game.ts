import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/qualification/contract'
import { makePdf } from '@console-widgets/platform/demo/make-pdf'
import { uploadBytes } from './upload.ts'

/**
 * Submits the documents that a game needs in mainland China, and asks for its ICP filing. They pass within ten seconds
 * of the platform’s clock.
 */
export async function qualifyGame(console: Console, appId: string, appName: string): Promise<void> {
  const submit = async (qualificationCode: 'cn-game-publication' | 'cn-software-copyright', number: string) => {
    const objectId = await uploadBytes(console, 'document.pdf', makePdf(['Northwind Studio', appName, number]))
    await console.invoke(calls['qualification.review-task.create'], {
      appId,
      tagId: 'games',
      qualificationInfos: [{ qualificationCode, validityType: 1, number, qualificationFileInfos: [{ objectId }] }],
    })
  }
  await submit('cn-game-publication', 'ISBN 978-7-498-01234-0')
  await submit('cn-software-copyright', '2026SR0123456')
  await console.invoke(calls['qualification.recordal.check'], { appId, recordNumber: '京ICP备20260001号-1A' })
}
