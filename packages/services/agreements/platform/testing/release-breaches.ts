import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/agreements/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import type { Breaches } from '../../../versions/platform/testing/breach.ts'
import type { VersionWorld } from '../../../versions/platform/testing/world.ts'

/** Writes an agreement of an app from its template, and lets it take effect. */
async function publishAgreement(
  world: VersionWorld,
  appId: string,
  type: 'privacy' | 'user',
  lang: string,
): Promise<string> {
  const of = { appId, type, lang }
  const { title, content } = await world.console.invoke(calls['privacy.template-info.get'], of)
  const { agreementId } = await world.console.invoke(calls['agreements.agreement.create'], {
    ...of,
    title,
    content: content.replace(/\{\{contact\}\}/g, 'privacy@northwind.example'),
  })
  await world.console.invoke(calls['agreements.agreement.submit'], { id: agreementId, requireConfirm: 0 })
  await world.pass(8)
  const { address } = await world.console.invoke(calls['agreements.agreement.get'], { agreementId })
  return address ?? ''
}

/** Makes the signature of a version that of another one. */
async function replaceVersion(world: VersionWorld, code: string, from: string, to: string): Promise<void> {
  await world.asPlatform((db) =>
    db.execute(sql`update cw_agreement_signatures set version = ${to} where code = ${code} and version = ${from}`),
  )
}

export const breaches: Breaches = {
  'agreements.paid-apps': {
    async break({ appId }, world) {
      await world.console.invoke(appCalls['apps.app.update'], { appId, isFree: false, price: 499, currency: 'EUR' })
      await replaceVersion(world, 'paid-apps', '2026-01', '1')
    },
    restore: (world) => replaceVersion(world, 'paid-apps', '1', '2026-01'),
    field: 'paid-apps',
  },
  'agreements.platform': {
    break: (_draft, world) => replaceVersion(world, 'distribution', '2026-02', '1'),
    restore: (world) => replaceVersion(world, 'distribution', '1', '2026-02'),
    field: 'distribution',
  },
  'agreements.privacy': {
    async break(draft, world) {
      const address = await publishAgreement(world, draft.appId, 'privacy', 'ru-RU')
      await world.update(draft, { privacyPolicy: address })
    },
    field: 'privacy.en-US',
  },
  'agreements.privacy-declaration': {
    break: ({ packageId }, world) =>
      world.forcePackage(packageId ?? '', { permissions: ['android.permission.ACTIVITY_RECOGNITION'] }),
    field: 'data.health',
    sample: 'ACTIVITY_RECOGNITION',
  },
  'agreements.privacy-package': {
    async break(draft, world) {
      const permission = 'android.permission.SYSTEM_ALERT_WINDOW'
      await world.update(draft, {
        privacyPolicy: await publishAgreement(world, draft.appId, 'privacy', 'en-US'),
        permissionReasons: [{ permission, reason: 'Shows the course over other apps.' }],
      })
      await world.forcePackage(draft.packageId ?? '', { permissions: [permission] })
    },
    field: 'privacy.en-US',
    sample: 'SYSTEM_ALERT_WINDOW',
  },
  'agreements.regions': {
    break: (draft, world) => world.update(draft, { publishCountry: ['CN', 'DE', 'JP'] }),
    field: 'japan',
    level: 'warning',
  },
  'agreements.user': {
    break: ({ appId }, world) => publishAgreement(world, appId, 'user', 'ru-RU'),
    field: 'user.en-US',
  },
}
