import '@console-widgets/elements/vue'
import type { GlobalComponents } from 'vue'

type Apps = InstanceType<GlobalComponents['cw-apps']>['$props']

export const taken: Apps = {
  projectId: 'p1',
  scope: 'managed',
  theme: 'dark',
  class: 'wide',
  projects: [{ projectId: 'p1', projectName: 'One' }],
  onCwOpen: ({ detail }) => detail.appId.toUpperCase(),
}

// @ts-expect-error not one of the values
export const scope: Apps = { scope: 'nobody' }
// @ts-expect-error not what a project is
export const projects: Apps = { projects: [{ id: 'p1' }] }
// @ts-expect-error no such detail
export const open: Apps = { onCwOpen: ({ detail }) => detail.versionId }
// @ts-expect-error no such tag
export type Store = GlobalComponents['cw-app-store']
