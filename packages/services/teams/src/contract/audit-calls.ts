import { anything, defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

const base = '/ups/user-permission-service/v1'

/** Calls about what was done in a team. */
export const auditCalls = defineCalls<typeof schemas>()({
  'teams.audit-record.list': {
    method: 'GET',
    path: `${base}/audit-record-list`,
    title: 'List audit records',
    spec: 'ours',
    permission: 'teams.audit',
    follows: [anything],
    input: 'auditRecordListInput',
    output: 'auditRecordPage',
  },
  'teams.audit-choice.get': {
    method: 'GET',
    path: `${base}/audit-choice`,
    title: 'Get audit filter choices',
    spec: 'ours',
    permission: 'teams.audit',
    follows: [anything],
    output: 'auditChoices',
  },
  'teams.recent-change.list': {
    method: 'GET',
    path: `${base}/recent-change-list`,
    title: 'List recent changes',
    spec: 'ours',
    permission: 'teams.audit',
    follows: [anything],
    output: 'recentChanges',
  },
  'teams.audit-record.get': {
    method: 'GET',
    path: `${base}/audit-record/{recordId}`,
    title: 'Get audit record',
    spec: 'ours',
    permission: 'teams.audit',
    touches: [],
    input: 'auditRecordIdInput',
    output: 'auditRecord',
  },
})
