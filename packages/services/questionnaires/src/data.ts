import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { questionnaireListFields, responseListFields, type ShowIf } from './model.ts'

/** A questionnaire in the list. */
export type QuestionnaireItem = ItemOf<(typeof calls)['questionnaires.questionnaire.list']>
/** A questionnaire with its questions. */
export type Questionnaire = AnswerOf<(typeof calls)['questionnaires.questionnaire.get']>
/** What is saved of a questionnaire. */
export type QuestionnaireInput = InputOf<(typeof calls)['questionnaires.questionnaire.update']>
/** Counted answers. */
export type Analysis = AnswerOf<(typeof calls)['questionnaires.analysis.get']>
/** The counted answers to a question. */
export type QuestionAnalysis = Analysis['questions'][number]
/** A response with its answers. */
export type Response = ItemOf<(typeof calls)['questionnaires.response.list']>
/** A saved filter. */
export type SavedFilter = ItemOf<(typeof calls)['questionnaires.filter.list']>
/** A questionnaire as a respondent gets it. */
export type OwnQuestionnaire = AnswerOf<(typeof calls)['questionnaires.feedback.view']>

/** The questionnaires of a team. */
export function questionnairesData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    questionnaires: list(calls['questionnaires.questionnaire.list'], {
      id: 'questionnaires',
      key: 'questionnaireId',
      fields: questionnaireListFields,
      place,
    }),
    create: mutation(calls['questionnaires.questionnaire.create']),
    upsert: mutation(calls['questionnaires.questionnaire.upsert']),
    copy: mutation(calls['questionnaires.questionnaire.copy']),
    remove: mutation(calls['questionnaires.questionnaire.delete']),
  }
}

/** One questionnaire, with what changes it. */
export function questionnaireData(console: Console, _place: Place, questionnaireId: string) {
  const { mutation, query } = dataOf(console)
  return {
    questionnaire: query(calls['questionnaires.questionnaire.get'], { questionnaireId }),
    update: mutation(calls['questionnaires.questionnaire.update']),
    setStatus: mutation(calls['questionnaires.questionnaire-status.update']),
    copy: mutation(calls['questionnaires.questionnaire.copy']),
    remove: mutation(calls['questionnaires.questionnaire.delete']),
    exportAnalysis: mutation(calls['questionnaires.analysis.export']),
    readExport: () => console.invoke(calls['questionnaires.view.export'], { questionnaireId }),
  }
}

/** Responses that results are about: from one moment on, before another one, and to one version. */
export interface Period {
  fromTime?: number | undefined
  toTime?: number | undefined
  /** Version of the questionnaire. */
  version?: number | undefined
}

/** Time after which counts are read again while answers arrive, in milliseconds. */
const freshFor = 15_000

/** The counted answers to a questionnaire, of all people or of those who fit a filter. */
export function analysisData(
  console: Console,
  _place: Place,
  questionnaireId: string,
  filter: ShowIf | null,
  withDoubtful: boolean,
  { fromTime, toTime, version }: Period = {},
) {
  const wish = {
    ...{ questionnaireId, filter, withDoubtful },
    ...(fromTime === undefined ? {} : { fromTime }),
    ...(toTime === undefined ? {} : { toTime }),
    ...(version === undefined ? {} : { version }),
  }
  return { analysis: dataOf(console).query(calls['questionnaires.analysis.get'], wish, { every: () => freshFor }) }
}

/** The responses to a questionnaire. */
export function responsesData(console: Console, place: Place, questionnaireId: string) {
  const { list, mutation } = dataOf(console)
  return {
    responses: list(calls['questionnaires.response.list'], {
      id: 'questionnaire-responses',
      key: 'responseId',
      fields: responseListFields,
      place,
      input: { questionnaireId },
    }),
    trust: mutation(calls['questionnaires.response.trust']),
  }
}

/** The saved filters of a questionnaire. */
export function filtersData(console: Console, _place: Place, questionnaireId: string) {
  const { mutation, query } = dataOf(console)
  return {
    filters: query(calls['questionnaires.filter.list'], { questionnaireId, maxReqCount: 50 }),
    save: mutation(calls['questionnaires.filter.query']),
    remove: mutation(calls['questionnaires.filter.delete']),
  }
}

/** The responses that a saved filter has found. */
export function filterResultData(console: Console, _place: Place, filterId: string) {
  return { result: dataOf(console).query(calls['questionnaires.filter-result.get'], { filterId, maxReqCount: 20 }) }
}

/** How far the task of a filter is: read every second until it has ended. */
export function filterTaskData(console: Console, _place: Place, taskId: string) {
  const { query } = dataOf(console)
  return {
    task: query(
      calls['questionnaires.async-result.fetch'],
      { taskId },
      { every: (task) => (task?.state === 'queued' || task?.state === 'running' ? 1000 : undefined) },
    ),
  }
}

/** A questionnaire for the person who is signed in. */
export function answerData(console: Console, _place: Place, publicId: string) {
  const { mutation, query } = dataOf(console)
  return {
    questionnaire: query(calls['questionnaires.feedback.view'], { publicId }),
    submit: mutation(calls['questionnaires.feedback.submit']),
    sendCode: mutation(calls['questionnaires.feedback-sms-code.send']),
    checkCode: mutation(calls['questionnaires.feedback-sms-code.check']),
  }
}

/** The platform’s questionnaire about a service. */
export function serviceData(console: Console, _place: Place, questionnaireId: string) {
  const { mutation, query } = dataOf(console)
  return {
    questionnaire: query(calls['questionnaires.service-questionnaire.get'], { questionnaireId }),
    submit: mutation(calls['questionnaires.service-questionnaire-feedback.submit']),
  }
}
