import { asc, eq } from 'drizzle-orm'
import type { VersionAction } from '@console-widgets/versions/model'
import type { DemoAct, DemoChange, DemoStep } from '@console-widgets/platform/demo/history'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { jobKinds } from './job-kinds.ts'
import { appVersions, phasedReleaseHistory, versionEvents } from './tables.ts'

/** Calls of developers behind the events of a version, and the reviewer's work. */
const callOf: Partial<Record<VersionAction, string>> = {
  create: 'versions.app-version.create',
  edit: 'versions.app-version.update',
  submit: 'versions.on-shelf.submit',
  openTest: 'versions.open-test.submit',
  phasedRaise: 'versions.phased-release.update',
  phasedPause: 'versions.phased-release.update',
  phasedResume: 'versions.phased-release.update',
  passPreReview: jobKinds.preReview,
  failPreReview: jobKinds.preReview,
  approve: jobKinds.review,
}

/** How the demo team's versions came about: the actions of developers, each with the reviews that followed from it. */
export async function historyOfVersions({ db }: Seed): Promise<DemoAct[]> {
  const versions = await db.select().from(appVersions).where(eq(appVersions.teamId, demoTeamId))
  const ofTeam = eq(versionEvents.teamId, demoTeamId)
  const events = await db.select().from(versionEvents).where(ofTeam).orderBy(asc(versionEvents.time))
  const phases = await db.select().from(phasedReleaseHistory).where(eq(phasedReleaseHistory.teamId, demoTeamId))
  return versions
    .toSorted((one, other) => one.createTime - other.createTime)
    .flatMap(({ appId, versionId }) => {
      const acts: (DemoAct & { steps: DemoStep[] })[] = []
      for (const event of events.filter((each) => each.versionId === versionId)) {
        const { action, userId, time, fromState, toState } = event
        const call = callOf[action]
        // Going live unpublishes the version before; that is part of the review.
        if (call === undefined) continue
        const changes: DemoChange[] = [
          action === 'create'
            ? { table: 'cw_app_versions', key: versionId }
            : {
                table: 'cw_app_versions',
                key: versionId,
                before: { release_state: fromState },
                after: { release_state: toState },
              },
          ...phases
            .filter((phase) => phase.versionId === versionId && phase.time === time)
            .map(({ changeId }) => ({ table: 'cw_phased_release_history', key: changeId })),
        ].filter(({ before, after }) => before === undefined || before?.release_state !== after?.release_state)
        if (userId === null) acts.at(-1)?.steps.push({ call, time, changes })
        else acts.push({ call, userId, time, input: { appId, versionId }, changes, steps: [] })
      }
      return acts
    })
}
