import { dateInputText } from '@console-widgets/core/formats'
import {
  DateTimeField,
  FileDrop,
  FormDialog,
  QueryFailure,
  RadioGroup,
  Select,
  TextField,
  useData,
  useStore,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { submissionData, type Requirement, type Task, type TaskDocument } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import {
  definitionOf,
  documentCodes,
  type DocumentCode,
  fileEndings,
  holdersOf,
  subjectTypes,
  taskLimits,
  type ValidityType,
} from '../model.ts'

/** A form for one document. Its fields have the paths of the call’s input, by which issues name them. */
const schema = v.object({
  qualificationInfos: v.object({
    0: v.object({
      qualificationCode: v.picklist(documentCodes),
      validityType: v.optional(v.picklist([0, 1])),
      number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(taskLimits.number)),
      startTime: v.optional(v.number()),
      expireTime: v.optional(v.number()),
      subjectType: v.optional(v.picklist([0, ...subjectTypes])),
      subjectNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(taskLimits.number))),
      qualificationFileInfos: v.pipe(v.array(v.any()), v.minLength(1), v.maxLength(taskLimits.files)),
    }),
  }),
})

interface Values {
  qualificationInfos: {
    0: {
      qualificationCode: DocumentCode
      validityType?: ValidityType
      number: string
      startTime?: number
      expireTime?: number
      subjectType?: 0 | 1 | 2 | 3
      subjectNumber?: string
      qualificationFileInfos: readonly File[]
    }
  }
}

export interface SubmitDocumentProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  appId: string
  requirement: Requirement
  /** Files that were dropped. */
  files?: readonly File[]
  /** The task to submit again, if the last one was rejected or withdrawn. */
  task?: Task | undefined
}

/** Dialog that submits a document for a requirement: a new one, or one that another app of the team has. */
export function SubmitDocument({ open, onOpenChange, appId, requirement, files = [], task }: SubmitDocumentProps) {
  const text = useQualificationText()
  const toasts = useToast()
  const data = useData(submissionData)
  const others = useOtherDocuments(data.passed, appId, requirement)
  const [source, setSource] = useState('')
  const reused = others.find(({ id }) => id === source)
  const before = task?.qualificationInfos.find(({ qualificationCode }) =>
    requirement.documents.includes(qualificationCode),
  )
  const [code, setCode] = useState<DocumentCode>(
    before?.qualificationCode ?? (requirement.documents[0] as DocumentCode),
  )
  const { validity, number } = definitionOf(code)
  const [validityType, setValidityType] = useState<ValidityType>(
    before?.validityType ?? (validity === 'permanent' ? 1 : 0),
  )
  const isDated = validity === 'dated' || (validity === 'either' && validityType === 0)
  const send = async (info: Parameters<typeof data.create.run>[0]['qualificationInfos'][number]) => {
    if (task) await data.update.run({ taskId: task.taskId, qualificationInfos: [info] })
    else await data.create.run({ appId, tagId: requirement.feature, qualificationInfos: [info] })
    toasts.show({ tone: 'success', title: text('qualification.submitted') })
  }
  const choose = (
    <>
      <QueryFailure query={data.passed} />
      {others.length > 0 && files.length === 0 ? (
        <Select
          label={text('qualification.source')}
          help={text('qualification.source.help')}
          value={source}
          onChange={setSource}
          choices={[
            { value: '', label: text('qualification.source.new') },
            ...others.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
      ) : null}
    </>
  )
  const frame = {
    open,
    onOpenChange,
    title: text(`qualification.rule.${requirement.ruleId}`),
    submitLabel: text('qualification.submit'),
    draft: false as const,
  }
  if (reused)
    return (
      <FormDialog {...frame} key="reused" onSubmit={() => send(inputOf(reused.document))}>
        {choose}
      </FormDialog>
    )
  const submit = async ({ qualificationInfos: { 0: values } }: Values) => {
    const uploaded = await data.upload(values.qualificationFileInfos)
    const subjectType = values.subjectType || null
    await send({
      qualificationCode: code,
      validityType: isDated ? 0 : 1,
      startTime: isDated && values.startTime !== undefined ? dateInputText(values.startTime, true) : null,
      expireTime: isDated && values.expireTime !== undefined ? dateInputText(values.expireTime, true) : null,
      number: values.number,
      subjectType,
      subjectNumber: subjectType === null ? null : values.subjectNumber || null,
      qualificationFileInfos: uploaded.map((objectId) => ({ objectId })),
    })
  }
  const path = 'qualificationInfos.0'
  return (
    <FormDialog<Values>
      {...frame}
      key="new"
      description={text(`qualification.help.${code}`)}
      schema={schema}
      defaults={{
        qualificationInfos: {
          0: {
            qualificationCode: code,
            validityType,
            number: before?.number ?? '',
            subjectType: before?.subjectType ?? 0,
            subjectNumber: before?.subjectNumber ?? '',
            qualificationFileInfos: files,
          },
        },
      }}
      messages={{ [`${path}.qualificationFileInfos`]: text('qualification.files.wrong', { count: taskLimits.files }) }}
      onSubmit={submit}
    >
      {choose}
      {requirement.documents.length > 1 ? (
        <Select
          label={text('qualification.document')}
          help={text('qualification.oneOf')}
          value={code}
          onChange={(value) => setCode(value as DocumentCode)}
          choices={requirement.documents.map((value) => ({ value, label: text(`qualification.document.${value}`) }))}
        />
      ) : null}
      <p className="text-sm text-muted">{text('qualification.submit.body')}</p>
      <TextField
        name={`${path}.number`}
        label={text('qualification.number')}
        help={number === 'isbn' ? text('qualification.number.isbn') : undefined}
      />
      {validity === 'either' ? (
        <RadioGroup
          label={text('qualification.validity')}
          value={validityType}
          onChange={(value) => setValidityType(value as ValidityType)}
          choices={[
            { value: 0, label: text('qualification.validity.dated') },
            { value: 1, label: text('qualification.validity.permanent') },
          ]}
        />
      ) : null}
      {isDated ? (
        <div className="grid gap-4 @sm:grid-cols-2">
          <DateTimeField name={`${path}.startTime`} label={text('qualification.start')} dateOnly />
          <DateTimeField name={`${path}.expireTime`} label={text('qualification.end')} dateOnly />
        </div>
      ) : null}
      <div className="grid gap-4 @sm:grid-cols-2">
        <Select
          name={`${path}.subjectType`}
          label={text('qualification.subject')}
          choices={[0 as const, ...holdersOf(code)].map((value) => ({
            value,
            label: text(`qualification.subject.${value}`),
          }))}
        />
        <TextField name={`${path}.subjectNumber`} label={text('qualification.subjectNumber')} />
      </div>
      <FileDrop
        name={`${path}.qualificationFileInfos`}
        label={text('qualification.files')}
        help={text('qualification.files.help', { side: taskLimits.scanSide })}
        accept={fileEndings.map((ending) => `.${ending}`).join()}
        maxSize={taskLimits.fileSize}
        multiple
      />
    </FormDialog>
  )
}

/** A document of another app, as the input of a call. */
const inputOf = ({ qualificationFileInfos, usedBy: _usedBy, ...form }: TaskDocument) => ({
  ...form,
  qualificationFileInfos: qualificationFileInfos.map(({ objectId }) => ({ objectId })),
})

/** Valid documents of the team’s other apps that meet a requirement. */
function useOtherDocuments(
  passed: ReturnType<typeof submissionData>['passed'],
  appId: string,
  { documents }: Requirement,
): { id: string; label: string; document: TaskDocument }[] {
  const { data } = useStore(passed)
  const known = new Set<string>()
  return (data?.items ?? []).flatMap(({ taskId, appId: owner, appName, qualificationInfos }) =>
    qualificationInfos.flatMap((document) => {
      const [file] = document.qualificationFileInfos
      const isOther = owner !== appId && documents.includes(document.qualificationCode)
      if (!isOther || !file || known.has(file.objectId)) return []
      known.add(file.objectId)
      return [{ id: taskId, label: `${document.number} (${appName})`, document }]
    }),
  )
}
