import { desc, eq } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { projects } from '@console-widgets/platform/tenancy/tables'
import type {} from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'

/** What projects bring to the start page: services that the platform has suspended, and the projects. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines }, { db }) => {
    const { orderId, projectId, state, updateTime } = serviceOrders
    const suspended = await db
      .select({ orderId, projectId, projectName: projects.projectName, updateTime })
      .from(serviceOrders)
      .innerJoin(projects, eq(projects.projectId, projectId))
      .where(eq(state, 'suspended'))
      .orderBy(desc(updateTime))
      .limit(mostLines)
    return suspended.map((order) => ({
      kind: 'projects.suspended',
      id: order.orderId,
      tone: 'danger' as const,
      values: { project: order.projectName },
      page: { id: 'projects.services', values: { projectId: order.projectId } },
      time: order.updateTime,
    }))
  },

  ...answerWithThings([
    {
      kind: 'projects.projects',
      order: 20,
      from: projects,
      id: projects.projectId,
      name: projects.projectName,
      page: 'projects.project',
      parameters: { projectId: projects.projectId },
    },
  ]),
}
