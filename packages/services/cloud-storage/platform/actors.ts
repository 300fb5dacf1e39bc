import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { deleteAll, type NamedFiles } from './delete-files.ts'
import { copyAll, moveAll, type Copy, type Move } from './move-files.ts'
import { releaseKind, releaseUnused } from './release.ts'
import type { Refresh } from './refresh.ts'
import { refreshCopies } from './site-copies.ts'
import { storageTasks } from './task-kinds.ts'

/** Long-running tasks: a folder is moved or copied as a whole or not at all, and deleted in batches. */
export function defineStorageActors(services: PlatformParts): void {
  const { tasks, jobs, clock } = services
  jobs.define<{ objectIds: string[] }>(releaseKind, ({ objectIds }, { db, teamId }) =>
    releaseUnused(db, { teamId, now: clock.now, services }, objectIds),
  )
  tasks.define<NamedFiles>(
    storageTasks.delete,
    (named, { teamId, now, inTeam, progress }) => deleteAll(inTeam, { teamId, now, services }, named, progress),
    { repeatable: true },
  )
  tasks.define<Move & { count: number }>(
    storageTasks.move,
    async ({ count, ...move }, { teamId, now, inTeam, progress }) => {
      await progress(0, count)
      await inTeam((db) => moveAll(db, { teamId, now, services }, move))
      await progress(count, count)
    },
  )
  tasks.define<Copy & { count: number }>(
    storageTasks.copy,
    async ({ count, ...copy }, { teamId, now, inTeam, progress }) => {
      await progress(0, count)
      const files = await inTeam((db) => copyAll(db, { teamId, now, services }, copy))
      await progress(count, count)
      return { files }
    },
  )
  tasks.define<Refresh>(
    storageTasks.refresh,
    (refresh, { teamId, now, inTeam, progress }) => refreshCopies(inTeam, { teamId, now, services }, refresh, progress),
    { repeatable: true },
  )
}
