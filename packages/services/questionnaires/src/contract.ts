import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/questionnaires/v1'
const one = `${base}/questionnaires/{questionnaireId}`

/** The specification names these operations, and leaves most of their paths open. */
const named = { spec: 'named' } as const
/** Questionnaires belong to the team, to no app. */
const change = { ...named, permission: 'questionnaires.edit', ofTeam: true } as const
/** Calls of a signed-in respondent of any team, whom the questionnaire’s address admits to its team. */
const ofRespondent = { ...named, auth: 'session', guard: 'secret', personal: true } as const
/** Calls that anyone can make. */
const ofAnyone = { ...named, auth: 'anonymous' } as const

const define = defineCalls<typeof schemas>()

const questionnaireCalls = define({
  'questionnaires.questionnaire.list': {
    ...named,
    method: 'GET',
    path: `${base}/questionnaires`,
    title: 'List questionnaires',
    input: 'questionnaireListInput',
    output: 'questionnairePage',
  },
  'questionnaires.questionnaire.get': {
    ...named,
    method: 'GET',
    path: one,
    title: 'Get questionnaire by ID',
    input: 'questionnaireIdInput',
    output: 'questionnaireDetail',
  },
  'questionnaires.questionnaire.create': {
    ...change,
    method: 'POST',
    path: `${base}/questionnaires`,
    title: 'Create questionnaire',
    input: 'createQuestionnaireInput',
    output: 'questionnaireDetail',
  },
  'questionnaires.questionnaire.update': {
    ...change,
    method: 'PUT',
    path: one,
    title: 'Update questionnaire',
    input: 'updateQuestionnaireInput',
    output: 'questionnaireDetail',
  },
  'questionnaires.questionnaire.upsert': {
    ...change,
    method: 'PUT',
    path: `${one}/content`,
    title: 'Upsert questionnaire',
    input: 'upsertQuestionnaireInput',
    output: 'questionnaireDetail',
  },
  'questionnaires.questionnaire-status.update': {
    ...change,
    method: 'PUT',
    path: `${one}/status`,
    title: 'Update questionnaire status',
    input: 'questionnaireStatusInput',
    output: 'questionnaireDetail',
  },
  'questionnaires.questionnaire.copy': {
    ...change,
    method: 'POST',
    path: `${one}/copy`,
    title: 'Copy questionnaire by ID',
    input: 'copyQuestionnaireInput',
    output: 'questionnaireDetail',
  },
  'questionnaires.questionnaire.delete': {
    ...change,
    method: 'DELETE',
    path: one,
    title: 'Delete questionnaire',
    input: 'questionnaireIdInput',
  },
  'questionnaires.view.export': {
    ...named,
    method: 'GET',
    path: `${one}/export`,
    title: 'Export questionnaire view',
    input: 'questionnaireIdInput',
    output: 'exportedQuestionnaire',
  },
})

const analysisCalls = define({
  'questionnaires.analysis.get': {
    ...named,
    method: 'POST',
    effect: 'read',
    path: `${one}/analysis`,
    title: 'Get questionnaire analysis',
    input: 'analysisInput',
    output: 'analysis',
  },
  'questionnaires.analysis.export': {
    ...named,
    method: 'POST',
    ofTeam: true,
    touches: [],
    path: `${one}/analysis/export`,
    title: 'Export questionnaire analysis',
    input: 'exportAnalysisInput',
    output: 'exportedFile',
  },
  'questionnaires.response.list': {
    spec: 'ours',
    method: 'GET',
    path: `${one}/responses`,
    title: 'List responses to a questionnaire',
    input: 'responseListInput',
    output: 'responsePage',
  },
  'questionnaires.response.trust': {
    ...change,
    spec: 'ours',
    method: 'PUT',
    path: `${base}/responses/{responseId}/trust`,
    title: 'Count a response that was set apart',
    input: 'trustResponseInput',
    output: 'response',
  },
  'questionnaires.filter.list': {
    ...named,
    method: 'GET',
    path: `${one}/filters`,
    title: 'List questionnaire filters',
    input: 'filterListInput',
    output: 'filterPage',
  },
  'questionnaires.filter.query': {
    ...change,
    method: 'POST',
    path: `${one}/filters`,
    title: 'Filter questionnaires',
    input: 'queryFilterInput',
    output: 'savedFilter',
  },
  'questionnaires.filter.delete': {
    ...change,
    spec: 'ours',
    method: 'DELETE',
    confirm: 'click',
    path: `${base}/filters/{filterId}`,
    title: 'Delete questionnaire filter',
    input: 'filterIdInput',
  },
  'questionnaires.filter-result.get': {
    ...named,
    method: 'GET',
    path: `${base}/filters/{filterId}/result`,
    title: 'Get questionnaire filter result',
    input: 'filterResultInput',
    output: 'filterResult',
  },
  'questionnaires.async-result.fetch': {
    ...named,
    method: 'GET',
    path: `${base}/async-results/{taskId}`,
    title: 'Asynchronous fetch',
    input: 'asyncResultInput',
    output: 'asyncResult',
  },
})

const respondentCalls = define({
  'questionnaires.feedback.view': {
    ...ofRespondent,
    method: 'GET',
    path: `${base}/feedback/{publicId}`,
    title: 'View questionnaire feedback',
    input: 'publicIdInput',
    output: 'ownQuestionnaire',
  },
  'questionnaires.feedback.submit': {
    ...ofRespondent,
    method: 'POST',
    path: `${base}/feedback`,
    title: 'Submit questionnaire feedback',
    input: 'submitInput',
    output: 'submitted',
  },
  'questionnaires.feedback-sms-code.send': {
    ...ofRespondent,
    method: 'POST',
    path: `${base}/feedback-sms-codes`,
    title: 'Send SMS code for feedback',
    input: 'sendCodeInput',
    output: 'sentCode',
  },
  'questionnaires.feedback-sms-code.check': {
    ...ofRespondent,
    method: 'POST',
    path: `${base}/feedback-sms-codes/check`,
    title: 'Check SMS code for feedback',
    input: 'checkCodeInput',
  },
  'questionnaires.anonymous-questionnaire.view': {
    ...ofAnyone,
    method: 'GET',
    path: `${base}/anonymous/{publicId}`,
    title: 'View questionnaire anonymously',
    input: 'publicIdInput',
    output: 'publicQuestionnaire',
    headless: {
      usedBy: 'page',
      why: 'A site with a form of its own reads the questions. The platform’s page brings them as HTML.',
    },
  },
  'questionnaires.anonymous-feedback.submit': {
    ...ofAnyone,
    guard: 'secret',
    method: 'POST',
    path: `${base}/anonymous/feedback`,
    title: 'Submit questionnaire feedback anonymously',
    input: 'submitInput',
    output: 'submitted',
    headless: {
      usedBy: 'page',
      why: 'A site with a form of its own sends the answers. The platform’s page is a form without scripts.',
    },
  },
  'questionnaires.service-questionnaire.get': {
    ...named,
    personal: true,
    method: 'GET',
    path: `${base}/service-questionnaires/{questionnaireId}`,
    title: 'Get service questionnaire by ID',
    touches: ['questionnaires.service'],
    input: 'questionnaireIdInput',
    output: 'serviceQuestionnaire',
  },
  'questionnaires.service-questionnaire-feedback.submit': {
    ...named,
    ofTeam: true,
    personal: true,
    method: 'POST',
    path: `${base}/service-questionnaires/{questionnaireId}/feedback`,
    title: 'Submit service questionnaire feedback',
    touches: ['questionnaires.service'],
    input: 'serviceFeedbackInput',
    output: 'submitted',
  },
})

/** Calls of the area `questionnaires`. */
export const calls = { ...questionnaireCalls, ...analysisCalls, ...respondentCalls }
