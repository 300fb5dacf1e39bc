import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/app-manage/v1'

/** The calls of the area `apps`. */
export const calls = defineCalls<typeof schemas>()({
  'apps.app.list': { method: 'GET', path: `${base}/app/list`, title: 'List apps', input: 'appListInput', output: 'appPage' },
  'apps.app.get': { method: 'GET', path: `${base}/app`, title: 'Get app', input: 'appIdInput', output: 'app' },
  'apps.app.create': {
    method: 'POST',
    path: `${base}/app`,
    title: 'Create app',
    permission: 'apps.manage',
    touches: ['apps', 'projects'],
    input: 'createAppInput',
    output: 'app',
  },
})
