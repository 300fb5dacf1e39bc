import { asc, eq } from 'drizzle-orm'
import { sensitivePermissions } from '@console-widgets/app-packages/model'
import { shortPermission, type MediaSet } from '@console-widgets/versions/model'
import { newId } from '@console-widgets/platform/database/ids'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { newStorageKey } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { DemoText } from './demo-texts.ts'
import { makePicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { demoScreens, drawScreen } from '@console-widgets/platform/demo/screens'
import { noMaterials } from './materials.ts'
import { appVersions, versionEvents, versionLanguages, type Materials, type PermissionReason } from './tables.ts'
import type { VersionRow } from './version-rows.ts'

/** Details of a step in a demo version's life. */
export type EventFacts = Omit<typeof versionEvents.$inferInsert, 'teamId' | 'eventId' | 'versionId' | 'appId'>

/** A step. Developer steps are attributed to the account holder of the demo team. */
export function event(
  action: EventFacts['action'],
  who: EventFacts['who'],
  time: number,
  fromState: number | null,
  toState: number,
): EventFacts {
  return { action, who, time, fromState, toState, userId: who === 'developer' ? demoTeamId : null }
}

interface DemoVersion extends Partial<VersionRow> {
  /** Index of the package that it uses, oldest first. */
  index: number
  number: string | null
  releaseState: number
  createTime: number
}

/** A demo app that versions can be added to; undefined if it doesn't exist. */
export async function openApp({ db, services, now }: Seed, appName: string, colour: Colour | undefined) {
  const [app] = await db.select().from(apps).where(eq(apps.appName, appName))
  if (!app) return undefined
  const packages = await db
    .select()
    .from(appPackages)
    .where(eq(appPackages.appId, app.appId))
    .orderBy(asc(appPackages.versionCode))
  const keep = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const objectId = `CN${newId()}`
    const storageKey = newStorageKey(objectId)
    const { size, sha256 } = await services.objects.write(storageKey, new Blob([bytes]).stream(), bytes.byteLength)
    await db.insert(objects).values({
      teamId: app.teamId,
      objectId,
      bizTag: 'versions',
      fileName: name,
      contentType: 'image/png',
      state: 'normal',
      size,
      sha256,
      storageKey,
      userId: demoTeamId,
      createTime: now - 80 * day,
    })
    return objectId
  }
  const [known] = await db
    .select({ materials: appVersions.materials })
    .from(appVersions)
    .where(eq(appVersions.appId, app.appId))
    .limit(1)
  const materials = known?.materials ?? (await drawMaterials(keep, app, colour))
  return {
    appId: app.appId,
    async add(
      texts: readonly DemoText[],
      { index, number, ...columns }: DemoVersion,
      events: readonly EventFacts[],
    ): Promise<VersionRow> {
      const chosen = number === null ? undefined : packages[index]
      const [row] = await db
        .insert(appVersions)
        .values({
          teamId: app.teamId,
          versionId: newId(),
          appId: app.appId,
          packageId: chosen?.pkgId ?? null,
          versionNumber: chosen?.versionName ?? number,
          versionCode: chosen?.versionCode ?? (number === null ? null : 100 + index),
          releaseType: 1,
          publishCountry: ['CN', 'DE', 'RU', 'SG'],
          privacyPolicy: 'https://northwind.example/privacy',
          remark: 'No account is needed.',
          permissionReasons: explained(chosen?.permissions ?? []),
          encryption: 'exempt',
          materials,
          updateTime: events.at(-1)?.time ?? columns.createTime,
          ...columns,
        })
        .returning()
      const version = row as VersionRow
      const owner = { teamId: app.teamId, versionId: version.versionId, appId: app.appId }
      await db.insert(versionLanguages).values(texts.map((text) => ({ ...owner, ...text })))
      await db.insert(versionEvents).values(
        [event('create', 'developer', columns.createTime, null, 7), ...events].map((facts) => ({
          ...owner,
          ...facts,
          eventId: newId(),
        })),
      )
      return version
    },
  }
}

/** Purposes of the sensitive permissions that demo packages request. */
const purposes: Readonly<Record<string, string>> = {
  ACCESS_COARSE_LOCATION: 'Shows what is near; the location never leaves the phone.',
  ACCESS_FINE_LOCATION: 'Follows the user on the map; the location never leaves the phone.',
  CAMERA: 'Reads the code of a ticket.',
  READ_PHONE_STATE: 'Pauses the sound during a call.',
  READ_EXTERNAL_STORAGE: 'Opens files that the user chooses.',
  WRITE_EXTERNAL_STORAGE: 'Saves what the user exports.',
}

function explained(permissions: readonly string[]): PermissionReason[] {
  return sensitivePermissions(permissions).flatMap((permission) => {
    const reason = purposes[shortPermission(permission)]
    return reason === undefined ? [] : [{ permission, reason }]
  })
}

/** Types of device that need screenshots of their own, with the width and height of the demo's. */
const ownScreens = [
  [6, 960, 540],
  [7, 360, 360],
  [8, 960, 540],
  [10, 960, 540],
] as const

/** An icon and three screenshots in an app's color, and three more of each type of device that needs its own. */
async function drawMaterials(
  keep: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
  { deviceTypes }: { deviceTypes: readonly number[] },
  colour: Colour | undefined,
): Promise<Materials> {
  if (!colour) return noMaterials
  const light: Colour = [Math.min(255, colour[0] + 90), Math.min(255, colour[1] + 90), Math.min(255, colour[2] + 90)]
  const draw = async (name: string, width: number, height: number) => {
    const screenshots: string[] = []
    for (const [index, screen] of demoScreens.entries())
      screenshots.push(await keep(`${name}-${index + 1}.png`, await drawScreen(width, height, screen, colour, light)))
    return { screenshots, imgShowType: width > height ? (1 as const) : (0 as const), featureImage: null, video: null }
  }
  const media: MediaSet[] = []
  for (const [deviceType, width, height] of ownScreens)
    if (deviceTypes.includes(deviceType))
      media.push({ lang: null, deviceType, ...(await draw(`device-${deviceType}`, width, height)) })
  return {
    icon: await keep('icon.png', await makePicture(216, 216, light, colour)),
    ...(await draw('screenshot', 360, 640)),
    media,
  }
}
