import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/versions/contract'
import {
  canDo,
  developerActions,
  storeStates,
  testStateCodes,
  transitionOf,
  versionStateCodes,
  type DeveloperAction,
  type LifecycleFacts,
  type PhasedRelease,
  type VersionKind,
} from '@console-widgets/versions/model'
import { testStart } from '@console-widgets/sandbox/testing/test-platform'
import { newTestGroup } from '@console-widgets/sandbox/testing/new-test-group'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'
import type { VersionRow } from './version-rows.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let world: VersionWorld
let appId: string
let groupId: string
let versionId: string
let siblingId: string
const hour = 3_600_000

/** Each action with the call that performs it. */
const perform: Record<DeveloperAction, (ids: { appId: string; versionId: string }) => Promise<unknown>> = {
  edit: (ids) => world.console.invoke(calls['versions.app-version.update'], { ...ids, isAppForcedUpdate: 1 }),
  delete: (ids) => world.console.invoke(calls['versions.app-version.delete'], ids),
  submit: (ids) =>
    world.console.invoke(calls['versions.on-shelf.submit'], {
      ...ids,
      override: { reason: 'Nothing is new in this test' },
    }),
  testRelease: (ids) => world.console.invoke(calls['versions.test-release.submit'], ids),
  openTest: (ids) => world.console.invoke(calls['versions.open-test.submit'], ids),
  cancel: (ids) => world.console.invoke(calls['versions.on-shelf.cancel'], ids),
  publishNow: (ids) => world.console.invoke(calls['versions.on-shelf-time.update'], { ...ids, changeType: 2 }),
  reschedule: (ids) =>
    world.console.invoke(calls['versions.on-shelf-time.update'], {
      ...ids,
      changeType: 3,
      releaseTime: world.clock.now() + 5 * hour,
    }),
  urge: (ids) => world.console.invoke(calls['versions.audit.urge'], ids),
  shelfOff: (ids) =>
    world.console.invoke(calls['versions.shelf-off.submit'], { ...ids, reason: 'The service that it shows ends' }),
  cancelShelfOff: (ids) => world.console.invoke(calls['versions.shelf-off.cancel'], ids),
  rollback: (ids) => world.console.invoke(calls['versions.rollback.submit'], ids),
  phasedPause: (ids) => world.console.invoke(calls['versions.phased-release.update'], { ...ids, state: 'SUSPEND' }),
  phasedResume: (ids) => world.console.invoke(calls['versions.phased-release.update'], { ...ids, state: 'RELEASE' }),
  phasedRaise: (ids) => world.console.invoke(calls['versions.phased-release.update'], { ...ids, percent: '50.00' }),
  phasedFull: (ids) => world.console.invoke(calls['versions.phased-release.update'], { ...ids, releaseType: 1 }),
}

const isPhased = (action: DeveloperAction) => action.startsWith('phased')

/** A row on which only the state decides. */
function facts(kind: VersionKind, action: DeveloperAction, releaseState: number): Partial<VersionRow> {
  const now = testStart
  const phasedRelease: PhasedRelease = {
    state: action === 'phasedResume' ? 'SUSPEND' : 'RELEASE',
    startTime: now - hour,
    endTime: now + 99 * hour,
    percent: '10.00',
    description: '',
    halts: 0,
    suspendTime: null,
  }
  return {
    releaseState,
    releaseType: kind === 'test' ? 6 : isPhased(action) ? 3 : 1,
    phasedRelease: isPhased(action) ? phasedRelease : null,
    testInfo:
      kind === 'test'
        ? {
            testType: 3,
            testDesc: '',
            startTime: now,
            endTime: now + 24 * hour,
            displayArea: ['CN'],
            groupInfos: [{ groupId, bind: true }],
            needNotify: 0,
            feedbackAddress: '',
            inviteLimit: 1000,
            shareLink: null,
          }
        : null,
    releaseTime: action === 'publishNow' ? now + hour : null,
    urgeTime: null,
  }
}

beforeAll(async () => {
  world = await createVersionWorld()
  groupId = await newTestGroup(world.console, 'Friends')
  appId = await world.newApp()
  siblingId = (await world.onShelf(appId)).versionId
  versionId = (await world.completeDraft(appId, {}, 2)).versionId
})
afterAll(() => world.close())

const cases = (['store', 'test'] as const).flatMap((kind) =>
  developerActions.flatMap((action) =>
    (kind === 'test' ? testStateCodes : versionStateCodes).map((state) => {
      const version = {
        ...facts(kind, action, state),
        previousVersion: { versionId: 'former' },
        phasedVersionId: null,
      } as LifecycleFacts
      return { kind, action, state, reason: canDo(action, version, testStart), to: transitionOf(action, version)?.to }
    }),
  ),
)

/** Puts the version into a state in which nothing else prevents the action. */
async function arrange(kind: VersionKind, action: DeveloperAction, state: number) {
  await world.force(versionId, facts(kind, action, state))
  await world.force(siblingId, {
    releaseState: isPhased(action) ? storeStates.onShelf : storeStates.history,
    offShelfTime: 1,
  })
}

describe('allowed transitions', () => {
  beforeEach(async () => {
    if (await world.row(versionId)) return
    // The previous case has deleted it.
    await world.force(siblingId, { releaseState: 0, offShelfTime: null })
    versionId = (await world.completeDraft(appId, {}, 2)).versionId
  })

  it.each(cases.filter(({ reason }) => reason === undefined))(
    '$kind: $action from $state to $to',
    async ({ kind, action, state, to }) => {
      await arrange(kind, action, state)
      await perform[action]({ appId, versionId })
      const after = (await world.row(versionId))?.releaseState
      expect(to === 'gone' ? [undefined] : to === 'same' ? [state] : to).toContain(after)
    },
  )
})

describe('other transitions are refused with a reason and change nothing', () => {
  it.each(cases.filter(({ reason }) => reason !== undefined))(
    '$kind: $action from $state: $reason',
    async ({ kind, action, state, reason }) => {
      await arrange(kind, action, state)
      const row = await world.row(versionId)
      const events = await world.events(versionId)
      const refusal = await refused(perform[action]({ appId, versionId }))
      expect(refusal).toMatchObject({
        reason: action === 'edit' ? 'version-not-editable' : 'version-state',
        issues: [{ field: 'versionId', message: reason }],
      })
      expect(await world.row(versionId)).toEqual(row)
      expect(await world.events(versionId)).toEqual(events)
    },
  )
})
