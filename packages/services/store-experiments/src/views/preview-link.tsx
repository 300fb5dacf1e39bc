import { ActionButton, useData } from '@console-widgets/ui'
import { type MaterialTest, testData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'

/** Opens a variant on the public page of the app, with a link of 24 hours. */
export function PreviewLink({ test, variantId }: { test: MaterialTest; variantId: string }) {
  const text = useStoreExperimentsText()
  const { preview } = useData(testData, test.testId)
  return (
    <div>
      <ActionButton
        call={preview.call}
        size="small"
        label={text('store-experiments.preview')}
        run={async () => {
          // A window that is opened after the answer would be blocked.
          const opened = window.open('', '_blank')
          const made = await preview.run({ testId: test.testId, variantId })
          if (opened && made) opened.location.href = made.address
          else opened?.close()
        }}
      />
    </div>
  )
}
