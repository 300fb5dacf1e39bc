import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preCheckSections, type PreCheckId } from '@console-widgets/versions/model'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { halves } from '../../packages/sandbox/src/services.generated.ts'
import { refused } from '../../packages/sandbox/src/testing/refused.ts'
import type { Breach, Breaches } from '../../packages/services/versions/platform/testing/breach.ts'
import { createVersionWorld, type VersionWorld } from '../../packages/services/versions/platform/testing/world.ts'

// A check that no test has seen fail may never fail.

/** Checks that the services declare, with the level of each. Those of versions are the sections of the editor. */
const declared = [
  ...halves.flatMap(({ releaseChecks }) => releaseChecks?.checks.map(({ id }) => id) ?? []),
  ...Object.keys(preCheckSections),
]
const breaches = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Breaches>('../../packages/services/*/platform/testing/release-breaches.ts', {
      eager: true,
      import: 'breaches',
    }),
  ),
) as Breaches

it('knows a way to break every check', () => {
  expect(declared.length).toBeGreaterThan(50)
  expect(Object.keys(breaches).toSorted()).toEqual(declared.toSorted())
})

const isOpen = (check: AppVersion['preChecks'][number]) => !check.passed

describe('one broken requirement fails one check, and the submission with its field:', () => {
  let world: VersionWorld
  beforeAll(async () => {
    world = await createVersionWorld()
  })
  afterAll(() => world.close())

  const isLate = ([, { from }]: [string, Breach]) => Number(from !== undefined)
  const inTurn = Object.entries(breaches).toSorted((one, other) => isLate(one) - isLate(other))

  it.each(inTurn)('%s', async (id, { app, live, code = (live ?? 0) + 1, field, sample, level, from, ...breach }) => {
    const appId = await world.newApp(app)
    if (live !== undefined) await world.onShelf(appId, live)
    const complete = await world.completeDraft(appId, {}, code)
    if (live === undefined || code > live) expect(complete.preChecks.filter(isOpen)).toEqual([])
    if (from !== undefined) await world.passUntil(from)
    const replaced = (await breach.break(complete, world)) as Partial<AppVersion> | undefined
    const draft = await world.get(appId, replaced?.versionId ?? complete.versionId)
    expect(draft.preChecks.filter(isOpen)).toEqual([
      {
        id,
        level: level ?? 'error',
        passed: false,
        section: preCheckSections[id as PreCheckId] ?? null,
        page: id.includes('.') ? expect.objectContaining({ id: expect.stringContaining('.') }) : null,
        field,
        sample: sample ?? '',
      },
    ])
    expect(await refused(world.submit(draft))).toMatchObject({
      reason: 'app-incomplete',
      retCode: 204144664,
      issues: [{ field }],
    })
    await breach.restore?.(world)
  })
})
