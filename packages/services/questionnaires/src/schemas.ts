import * as v from 'valibot'
import { id, listInput, nameText, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import {
  doubts,
  formLanguages,
  hiddenFieldName,
  openings,
  operators,
  questionKinds,
  questionnaireLimits as limits,
  scales,
  statuses,
} from './model.ts'

const texts = (most: number) =>
  v.object({ cn: v.optional(text(most, 0)), en: v.optional(text(most, 0)), ru: v.optional(text(most, 0)) })

/** IDs that the author’s page gives to questions and options. */
const partId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,16}$/, 'must have 1 to 16 letters and digits'))

const option = v.object({ optionId: partId, texts: texts(limits.optionText), archived: v.optional(v.boolean()) })
const condition = v.object({
  questionId: partId,
  operator: v.picklist(operators),
  value: text(limits.optionText),
})
const conditionsOf = (least: number) => v.pipe(v.array(condition), v.minLength(least), v.maxLength(limits.conditions))
const mode = v.picklist(['all', 'any'])

/** Conditions over answers. */
export const answerFilter = v.object({ mode, conditions: conditionsOf(1) })

const question = v.object({
  questionId: partId,
  kind: v.picklist(questionKinds),
  texts: texts(limits.questionText),
  required: v.boolean(),
  options: v.pipe(v.array(option), v.maxLength(limits.options)),
  rows: v.pipe(v.array(option), v.maxLength(limits.rows)),
  scale: v.picklist(scales),
  showIf: v.nullish(v.object({ mode, conditions: conditionsOf(1) })),
})

/** What respondents see. */
export const content = v.object({
  languages: v.pipe(v.array(v.picklist(formLanguages)), v.minLength(1), v.maxLength(formLanguages.length)),
  titles: texts(limits.title),
  descriptions: texts(limits.description),
  questions: v.pipe(v.array(question), v.maxLength(limits.questions)),
  hiddenFields: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(hiddenFieldName, 'must be a name such as source'))),
      v.maxLength(limits.hiddenFields, `must be at most ${limits.hiddenFields}`),
      v.check((names) => new Set(names).size === names.length, 'must have each name once'),
    ),
  ),
})

const title = nameText(limits.title)
const settings = {
  anonymous: v.boolean(),
  asksPhone: v.boolean(),
  startTime: v.nullable(time),
  endTime: v.nullable(time),
  quota: v.nullable(wholeNumber(1, limits.quota)),
}

/** A questionnaire in a list. */
export const questionnaire = v.object({
  questionnaireId: id,
  publicId: id,
  title: v.string(),
  status: v.picklist(statuses),
  opening: v.picklist(openings),
  ...settings,
  responses: v.number(),
  version: v.number(),
  /** Public page, for anonymous questionnaires. */
  address: v.string(),
  createTime: time,
  updateTime: time,
})
export const questionnairePage = page(questionnaire)
export const questionnaireDetail = v.object({ ...questionnaire.entries, content })

export const questionnaireListInput = v.object(listInput)
export const questionnaireIdInput = v.object({ questionnaireId: id })

/** What the form for a new questionnaire asks for. */
export const createForm = v.object({
  title,
  languages: v.pipe(
    v.array(v.picklist(formLanguages)),
    v.minLength(1, 'must name at least one language'),
    v.maxLength(formLanguages.length),
  ),
})
export const createQuestionnaireInput = createForm
export const updateQuestionnaireInput = v.object({ questionnaireId: id, content, ...settings })
/** A questionnaire of an exported file, under an ID that the client has made. */
export const upsertQuestionnaireInput = v.object({ questionnaireId: id, content })
export const questionnaireStatusInput = v.object({ questionnaireId: id, status: v.picklist(statuses) })
export const copyQuestionnaireInput = v.object({ questionnaireId: id, name: title })
export const copyForm = v.object({ name: title })

/** A questionnaire as a file, whose content can be imported again. */
export const exportedQuestionnaire = v.object({ fileName: v.string(), content })

const share = v.object({ value: v.number(), lower: v.number(), upper: v.number() })
const score = v.nullable(share)

/** The answers to a question, counted. */
export const questionAnalysis = v.object({
  questionId: v.string(),
  /** People who were shown the question, and those of them who answered it. */
  shown: v.number(),
  answered: v.number(),
  options: v.array(
    v.object({
      rowId: v.string(),
      optionId: v.string(),
      count: v.number(),
      /** Share of those who were shown the question; null if no one was. */
      share: score,
    }),
  ),
  /** Of ratings: how often each number was chosen. */
  numbers: v.array(v.object({ number: v.number(), count: v.number() })),
  mean: score,
  /** Net promoter score, for ratings from 0 to 10. */
  promoters: score,
  /** The newest texts. */
  texts: v.array(v.object({ responseId: v.string(), content: v.string() })),
  /**
   * Of texts: words that people who fit the filter use more than the others, with how many of each did. Null for other
   * questions, and without a filter.
   */
  words: v.nullable(v.array(v.object({ word: v.string(), count: v.number(), others: v.number() }))),
})
export const analysisInput = v.object({
  questionnaireId: id,
  filter: v.nullish(answerFilter),
  withDoubtful: v.optional(v.boolean()),
  /** Only responses from a time on, and before another one. */
  fromTime: v.optional(time),
  toTime: v.optional(time),
  /** Only responses to a version of the questionnaire. */
  version: v.optional(wholeNumber(1, 2_147_483_647)),
})
export const analysis = v.object({
  questionnaireId: id,
  /** Versions of the questionnaire that counted responses are about, the newest first, whatever is chosen. */
  versions: v.array(v.object({ version: v.number(), responses: v.number() })),
  responses: v.number(),
  /** Responses that are set apart. */
  doubtful: v.number(),
  medianSeconds: v.nullable(v.number()),
  questions: v.array(questionAnalysis),
})

export const exportParts = ['answers', 'analysis'] as const
export const exportAnalysisInput = v.object({
  questionnaireId: id,
  part: v.picklist(exportParts),
  language: v.optional(v.picklist(formLanguages)),
})
export const exportedFile = v.object({ fileName: v.string(), fileURL: v.string() })

/** A response with its answers, in the order of the questions. */
export const response = v.object({
  responseId: id,
  language: v.picklist(formLanguages),
  seconds: v.number(),
  doubt: v.nullable(v.picklist(doubts)),
  phone: v.nullable(v.string()),
  /** What the link brought, by hidden field. */
  hidden: v.record(v.string(), v.string()),
  version: v.number(),
  createTime: time,
  answers: v.array(
    v.object({
      questionId: v.string(),
      rowId: v.string(),
      optionId: v.string(),
      content: v.nullable(v.string()),
      number: v.nullable(v.number()),
    }),
  ),
})
export const responsePage = page(response)
export const responseListInput = v.object({ questionnaireId: id, ...listInput })
export const trustResponseInput = v.object({ responseId: id })

const filterState = v.picklist(['queued', 'running', 'succeeded', 'failed', 'cancelled'])
export const savedFilter = v.object({
  filterId: id,
  questionnaireId: id,
  filterName: v.string(),
  filter: answerFilter,
  taskId: id,
  /** Responses that matched, of all; null until the task is done. */
  matched: v.nullable(v.number()),
  responses: v.nullable(v.number()),
  createTime: time,
  updateTime: time,
})
export const filterPage = page(savedFilter)
export const filterListInput = v.object({ questionnaireId: id, ...listInput })
export const filterForm = v.object({ filterName: nameText(limits.title) })
export const queryFilterInput = v.object({ questionnaireId: id, ...filterForm.entries, filter: answerFilter })
export const filterResultInput = v.object({ filterId: id, ...listInput })
export const filterResult = v.object({ ...savedFilter.entries, items: v.array(response), total: v.number() })
export const filterIdInput = v.object({ filterId: id })
export const asyncResultInput = v.object({ taskId: id })
export const asyncResult = v.object({
  taskId: id,
  state: filterState,
  done: v.number(),
  total: v.number(),
  filterId: id,
  matched: v.nullable(v.number()),
  message: v.nullable(v.string()),
})

/** A questionnaire as respondents get it. Without questions unless it is open. */
export const publicQuestionnaire = v.object({
  publicId: id,
  version: v.number(),
  languages: v.array(v.picklist(formLanguages)),
  titles: texts(limits.title),
  descriptions: texts(limits.description),
  opening: v.picklist(openings),
  anonymous: v.boolean(),
  asksPhone: v.boolean(),
  /** Parameters of the link that are kept with the answers. */
  hiddenFields: v.array(v.string()),
  questions: v.array(question),
  /** Admits the answers, for a day. Null unless it is open. */
  token: v.nullable(v.string()),
})
export const publicIdInput = v.object({ publicId: id })
export const ownQuestionnaire = v.object({ ...publicQuestionnaire.entries, answered: v.boolean() })

const answerText = v.pipe(v.string(), v.maxLength(limits.answerText * 4))
const answer = v.union([
  answerText,
  v.pipe(v.number(), v.integer()),
  v.pipe(v.array(partId), v.maxLength(limits.options)),
  v.record(partId, partId),
])
const answers = v.record(partId, answer)
const token = v.pipe(v.string(), v.maxLength(1000))
export const submitInput = v.object({
  token,
  language: v.picklist(formLanguages),
  answers,
  /** What the link brought; names that aren’t hidden fields of the questionnaire are passed over. */
  hidden: v.optional(
    v.record(v.pipe(v.string(), v.maxLength(32)), v.pipe(v.string(), v.maxLength(limits.hiddenValue))),
  ),
})
export const submitted = v.object({ responseId: id })

const phone = v.pipe(v.string(), v.trim(), v.maxLength(30))
export const sendCodeInput = v.object({ token, phone, language: v.optional(v.picklist(formLanguages)) })
export const sentCode = v.object({ expireTime: time, nextTime: time })
export const checkCodeInput = v.object({
  token,
  phone,
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'must have 6 digits')),
})

/** The platform’s own questionnaire about a service. */
export const serviceQuestionnaire = v.object({
  questionnaireId: id,
  version: v.number(),
  content,
  answered: v.boolean(),
})
export const serviceFeedbackInput = v.object({ questionnaireId: id, language: v.picklist(formLanguages), answers })
