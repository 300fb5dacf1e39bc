import type { RefObject } from 'react'
import { Button } from '../../parts/button.tsx'
import { Callout } from '../../parts/callout.tsx'
import { useJoin } from '../../text/use-join.ts'
import { withText } from '../../text/with-text.tsx'
import { unsavedLocales } from '../unsaved/locales/index.ts'
import { useUnsavedText } from '../unsaved/unsaved-text.ts'
import { labelIn } from './label-in.ts'
import type { Theirs } from './use-fresh-defaults.ts'

interface ElsewhereNoticeProps {
  theirs: Theirs
  form: RefObject<HTMLFormElement | null>
}

/** Says which changed fields were saved elsewhere meanwhile, so that nobody replaces them unknowingly. */
function Notice({ theirs: { fields, take }, form }: ElsewhereNoticeProps) {
  const own = useUnsavedText()
  const join = useJoin()
  const labels = fields.map((field) => labelIn(form.current, field)).filter((label) => label !== undefined)
  return (
    <Callout
      live
      tone="warning"
      title={own('unsaved.elsewhere')}
      action={
        <Button size="small" onClick={take}>
          {own('unsaved.elsewhere.take')}
        </Button>
      }
    >
      {join.names(labels)}
    </Callout>
  )
}

const WithMessages = withText(unsavedLocales, Notice, null)

/** The notice with its messages. */
export function ElsewhereNotice(props: ElsewhereNoticeProps) {
  return <WithMessages {...props} />
}
