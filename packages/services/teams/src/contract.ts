import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/teams/v1'

/** The calls of the area `teams`. */
export const calls = defineCalls<typeof schemas>()({
  'teams.member.list': { method: 'GET', path: `${base}/teams`, title: 'List teams', spec: 'ours', input: 'memberListInput', output: 'memberPage' },
  'teams.member.create': {
    method: 'POST',
    path: `${base}/teams`,
    title: 'Create member',
    spec: 'ours',
    permission: 'teams.manage',
    input: 'createMemberInput',
    output: 'member',
  },
  'teams.member.delete': {
    method: 'DELETE',
    path: `${base}/teams/{memberId}`,
    title: 'Delete member',
    spec: 'ours',
    permission: 'teams.manage',
    input: 'memberIdInput',
  },
})
