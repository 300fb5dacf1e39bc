import '@console-widgets/elements/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

type Apps = SvelteHTMLElements['cw-apps']

export const taken: Apps = {
  'project-id': 'p1',
  scope: 'managed',
  theme: 'dark',
  class: 'wide',
  projects: [{ projectId: 'p1', projectName: 'One' }],
  'oncw-open': ({ detail }) => detail.appId.toUpperCase(),
}

// @ts-expect-error not one of the values
export const scope: Apps = { scope: 'nobody' }
// @ts-expect-error not what a project is
export const projects: Apps = { projects: [{ id: 'p1' }] }
// @ts-expect-error no such detail
export const open: Apps = { 'oncw-open': ({ detail }) => detail.versionId }
