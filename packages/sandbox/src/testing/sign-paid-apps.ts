import { calls } from '@console-widgets/agreements/contract'
import type { Console } from '@console-widgets/core'

/** Signs the platform's agreement on paid apps in its current version, for the team. */
export async function signPaidApps({ invoke }: Pick<Console, 'invoke'>): Promise<void> {
  const { items } = await invoke(calls['privacy.agreement.developer-query'], { language: 'en' })
  const current = items.find(({ code }) => code === 'paid-apps')
  if (!current) throw new Error('There is no agreement on paid apps')
  const { code, version } = current
  await invoke(calls['agreements.developer-sign.create'], {
    code,
    version,
    language: 'en',
    signerName: 'Ada Lindqvist',
  })
}
