import { asc, eq } from 'drizzle-orm'
import { grantDays } from '@console-widgets/provisioning/model'
import { addDemoObject } from '@console-widgets/platform/demo/add-object'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { makePicture } from '@console-widgets/platform/demo/pictures'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { reviewKind } from './reviewer.ts'
import { permissionRequests } from './tables.ts'
import { scheduleValidity } from './validity.ts'

const teamId = demoTeamId

/** How long the reviewer of the demo team's requests took. */
const reviewed = day / 3

/** Requests of the demo team: one was granted, and one rejected, because nothing shows how the app uses it. */
export async function seedRequests(seed: Seed): Promise<void> {
  const { now } = seed
  const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...Array.from({ length: 18 }, () => 0)])
  await addRequest(seed, {
    requestId: 'permission-contacts',
    permission: 'ohos.permission.READ_CONTACTS',
    scene: 'The map shows friends nearby, chosen from the contacts of the user.',
    file: ['friends-nearby.png', await makePicture(360, 640, [20, 90, 140], [230, 240, 245])],
    state: 'granted',
    objection: null,
    createTime: now - 33 * day,
  })
  await addRequest(seed, {
    requestId: 'permission-usb',
    permission: 'ohos.permission.ACCESS_DDK_USB',
    scene: 'Reads tide sensors that are connected to the tablet of a harbour office.',
    file: ['sensor-manual.zip', zip],
    state: 'rejected',
    objection: 'not-shown',
    createTime: now - 6 * day,
  })
}

async function addRequest(
  seed: Seed,
  {
    file: [fileName, bytes],
    ...request
  }: Omit<typeof permissionRequests.$inferInsert, 'teamId' | 'materials' | 'updateTime'> & {
    file: [fileName: string, bytes: Uint8Array<ArrayBuffer>]
  },
): Promise<void> {
  const file = { teamId, region: 'CN', bizTag: 'provisioning', fileName, bytes, time: request.createTime } as const
  const { objectId } = await addDemoObject(seed, file)
  const updateTime = request.createTime + reviewed
  const expireTime = request.state === 'granted' ? updateTime + grantDays * day : null
  await seed.db.insert(permissionRequests).values({
    ...request,
    teamId,
    materials: [{ objectId, fileName, size: bytes.byteLength }],
    expireTime,
    updateTime,
  })
  await scheduleValidity(seed.db, seed.services.jobs, { ...request, teamId, expireTime }, seed.now)
}

/** How the demo team's requests were made and reviewed. */
export async function historyOfRequests({ db }: Seed): Promise<DemoAct[]> {
  const requests = await db
    .select()
    .from(permissionRequests)
    .where(eq(permissionRequests.teamId, teamId))
    .orderBy(asc(permissionRequests.createTime))
  return requests.map(
    ({ requestId, permission, scene, materials, state, objection, expireTime, createTime, updateTime }) => ({
      call: 'provisioning.user-permission.apply',
      userId: 'user-mikhail',
      time: createTime,
      input: { permission, scene, materials: materials.map(({ objectId }) => objectId) },
      changes: [{ table: 'cw_permission_requests', key: requestId }],
      steps: [
        {
          call: reviewKind,
          time: updateTime,
          changes: [
            {
              table: 'cw_permission_requests',
              key: requestId,
              before: { state: 'pending', objection: null, expire_time: null },
              after: { state, objection, expire_time: expireTime },
            },
          ],
        },
      ],
    }),
  )
}
