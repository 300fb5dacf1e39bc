import { calls } from '@console-widgets/agreements/contract'
import { prefillDataUse, type DataUse } from '@console-widgets/agreements/model'
import type { Console } from '@console-widgets/core'

/** Declares that an app needs all data that its packages take. */
export async function declareData({ invoke }: Pick<Console, 'invoke'>, appId: string): Promise<void> {
  const { sources } = await invoke(calls['privacy.declaration.get'], { appId })
  await invoke(calls['privacy.sign.submit'], {
    appId,
    entries: prefillDataUse(sources, []).map((entry): DataUse => ({ ...entry, purposes: ['functionality'] })),
    confirmed: sources.map(({ id }) => id),
  })
}
