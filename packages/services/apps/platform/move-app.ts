import type { moveObstacles } from '@console-widgets/apps/model'
import { reviewStates } from '@console-widgets/apps/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import type { AppRow } from '@console-widgets/platform/tenancy/find-app'

export type MoveObstacle = (typeof moveObstacles)[number]

/** All obstacles to moving an app into a project. */
export async function obstaclesToMove(db: Queries, app: AppRow, projectId: string): Promise<MoveObstacle[]> {
  const target = await findProject(db, projectId)
  const source = app.projectId === null ? undefined : await findProject(db, app.projectId)
  const obstacles: MoveObstacle[] = []
  if (app.projectId === projectId) obstacles.push('same-project')
  if (app.releaseState !== null && reviewStates.includes(app.releaseState)) obstacles.push('review-running')
  // App data stays in its region.
  if (source?.region && target.region && source.region !== target.region) obstacles.push('other-region')
  return obstacles
}

const rules = {
  'same-project': 'already-in-project',
  'review-running': 'move-in-review',
  'other-region': 'move-other-region',
} as const satisfies Record<MoveObstacle, string>

/** @throws PlatformRefusal if the app cannot be moved. */
export async function requireMovable(db: Queries, app: AppRow, projectId: string): Promise<void> {
  const obstacles = await obstaclesToMove(db, app, projectId)
  if (obstacles.length === 0) return
  const issues = obstacles.map((obstacle) => issue('projectId', rules[obstacle]))
  throw refuse(
    'app-not-movable',
    `'${app.appName}' can’t be moved: ${issues.map(({ message }) => message).join('; ')}`,
    issues,
  )
}
