import { dateInputText } from '@console-widgets/core/formats'
import { DateTimeField, FileDrop, FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { ratingData } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'
import { boardCertificateLimits as limits } from '../model.ts'

/** The form’s values. Its fields have the names of the call’s input, by which issues name them. */
const schema = v.object({
  number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.number)),
  issueDay: v.number(),
  expireDay: v.optional(v.number()),
  objectId: v.pipe(v.array(v.any()), v.length(1)),
})

interface Values {
  number: string
  issueDay: number
  expireDay?: number
  objectId: readonly File[]
}

interface BoardFormProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog that takes a certificate of Korea’s rating board, in place of the one before. */
export function BoardForm({ appId, open, onOpenChange }: BoardFormProps) {
  const text = useAgeRatingText()
  const toasts = useToast()
  const data = useData(ratingData, appId)
  const submit = async ({ number, issueDay, expireDay, objectId: [file] }: Values) => {
    await data.updateBoardCertificate.run({
      appId,
      number,
      issueDay: dateInputText(issueDay, true),
      expireDay: expireDay === undefined ? null : dateInputText(expireDay, true),
      objectId: await data.upload(file as File),
    })
    toasts.show({ tone: 'success', title: text('age-rating.board.saved') })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('age-rating.board')}
      description={text('age-rating.board.needed')}
      schema={schema}
      draft={false}
      messages={{ objectId: text('age-rating.board.file.wrong') }}
      onSubmit={submit}
    >
      <TextField name="number" label={text('age-rating.board.number')} help={text('age-rating.board.number.help')} />
      <div className="grid gap-4 @sm:grid-cols-2">
        <DateTimeField name="issueDay" label={text('age-rating.board.issueDay')} dateOnly />
        <DateTimeField
          name="expireDay"
          label={text('age-rating.board.expireDay')}
          help={text('age-rating.board.expireDay.help')}
          dateOnly
        />
      </div>
      <FileDrop
        name="objectId"
        label={text('age-rating.board.file')}
        help={text('age-rating.board.file.help', { side: limits.scanSide })}
        accept={limits.endings.map((ending) => `.${ending}`).join()}
        maxSize={limits.fileSize}
      />
    </FormDialog>
  )
}
