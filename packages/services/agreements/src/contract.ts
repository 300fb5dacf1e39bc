import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/agreements-manage/v1'
const privacyBase = '/amis/privacy-manage/v1'

// Agreements are of an app, and are compared with its packages and versions.
const define = defineCalls<typeof schemas>({ follows: ['apps', 'app-packages', 'versions'] })

/** Calls of the areas `agreements` and `privacy`. */
export const calls = define({
  'agreements.agreement.create': {
    method: 'POST',
    path: `${base}/agreement`,
    title: 'Create agreement',
    permission: 'agreements.edit',
    headers: ['appId'],
    input: 'createAgreementInput',
    output: 'agreementSummary',
  },
  'agreements.agreement.update': {
    method: 'PUT',
    path: `${base}/agreement`,
    title: 'Update agreement',
    permission: 'agreements.edit',
    input: 'updateAgreementInput',
    output: 'agreementSummary',
  },
  'agreements.agreement.delete': {
    method: 'DELETE',
    path: `${base}/agreement`,
    title: 'Delete agreement',
    permission: 'agreements.edit',
    input: 'agreementIdInput',
  },
  'agreements.agreement.get': {
    method: 'GET',
    path: `${base}/agreement`,
    title: 'Get agreement',
    input: 'agreementIdInput',
    output: 'agreement',
  },
  'agreements.agreement.list': {
    method: 'POST',
    path: `${base}/agreement/list`,
    effect: 'read',
    title: 'List agreements',
    headers: ['appId'],
    input: 'agreementListInput',
    output: 'agreementPage',
  },
  'agreements.agreement.submit': {
    method: 'PUT',
    path: `${base}/agreement/submit`,
    title: 'Submit agreement',
    permission: 'agreements.edit',
    input: 'submitAgreementInput',
    output: 'agreementSummary',
  },
  'agreements.permission.list': {
    method: 'POST',
    path: `${base}/permission/list`,
    effect: 'read',
    personal: true,
    title: 'List agreement permissions',
    headers: ['appId'],
    input: 'permissionListInput',
    output: 'permissionList',
    headless: {
      usedBy: 'page',
      why: 'A partner’s page that draws its own buttons asks which of them to show. Widgets know the viewer’s permissions.',
    },
  },
  'agreements.coverage.get': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/coverage`,
    title: 'Get languages of agreements',
    headers: ['appId'],
    input: 'appIdInput',
    output: 'coverage',
  },
  'agreements.developer-sign.create': {
    method: 'POST',
    path: `${base}/developer/sign`,
    title: 'Sign as developer',
    permission: 'agreements.sign',
    input: 'signInput',
    output: 'signature',
  },
  'agreements.developer-sign.get': {
    method: 'GET',
    path: `${base}/developer/sign`,
    title: 'Get developer sign',
    input: 'signedAgreementInput',
    output: 'signature',
    headless: {
      usedBy: 'pipeline',
      why: 'A pipeline that publishes apps asks first whether the team has signed. Screens read all agreements at once.',
    },
  },
  'privacy.agreement.developer-query': {
    spec: 'named',
    method: 'GET',
    path: `${privacyBase}/agreement/developer`,
    title: 'Agreement developer query',
    follows: ['agreements'],
    input: 'developerQueryInput',
    output: 'developerAgreements',
  },
  'privacy.signed-text.get': {
    spec: 'named',
    method: 'GET',
    path: `${privacyBase}/signed-text`,
    title: 'Signed text',
    follows: ['agreements'],
    input: 'signatureIdInput',
    output: 'signedText',
  },
  'privacy.template-info.get': {
    spec: 'named',
    method: 'GET',
    path: `${privacyBase}/template-info`,
    title: 'Get privacy template info',
    headers: ['appId'],
    input: 'templateInfoInput',
    output: 'templateInfo',
  },
})
