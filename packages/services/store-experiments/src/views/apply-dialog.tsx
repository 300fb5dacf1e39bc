import { Callout, FormDialog, QueryView, RadioGroup, Section, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Changes, changesData, type MaterialTest, testData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { noMaterials, type Target } from '../model.ts'
import { variantInput } from '../schemas.ts'
import { VariantMaterial } from './variant-material.tsx'

interface ApplyDialogProps {
  test: MaterialTest
  open: boolean
  onOpenChange: (open: boolean) => void
}

const schema = v.pick(variantInput, ['variantId'])

/** Dialog that puts a variant into the listing, and shows what changes. */
export function ApplyDialog({ test, open, onOpenChange }: ApplyDialogProps) {
  const text = useStoreExperimentsText()
  const toasts = useToast()
  const { testId, variants, outcome } = test
  const { apply, revert } = useData(testData, testId)
  return (
    <FormDialog<v.InferInput<typeof schema>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('store-experiments.apply.title')}
      description={text('store-experiments.apply.body')}
      schema={schema}
      defaults={{ variantId: outcome?.variantId ?? variants[0]?.variantId ?? '' }}
      submitLabel={text('store-experiments.apply.submit')}
      draft={false}
      onSubmit={async (values) => {
        await apply.run({ testId, ...values })
        toasts.show({
          tone: 'success',
          title: text('store-experiments.apply.done'),
          action: { label: text('store-experiments.revert'), run: () => void revert.run({ testId }) },
          duration: undoTime,
        })
      }}
    >
      {({ variantId }) => (
        <>
          <RadioGroup
            name="variantId"
            label={text('store-experiments.apply.choose')}
            choices={variants.map((variant) => ({ value: variant.variantId, label: variant.variantName }))}
          />
          {variantId === undefined || variantId === '' ? null : <Preview test={test} variantId={variantId} />}
        </>
      )}
    </FormDialog>
  )
}

/** How long the toast offers to restore the original, in milliseconds. */
const undoTime = 10_000

function Preview({ test, variantId }: { test: MaterialTest; variantId: string }) {
  const { changes } = useData(changesData, test.testId, variantId)
  return <QueryView query={changes}>{(found) => <ChangeList changes={found.changes} />}</QueryView>
}

function ChangeList({ changes }: { changes: Changes }) {
  const text = useStoreExperimentsText()
  if (changes.length === 0) return <Callout>{text('store-experiments.apply.same')}</Callout>
  return (
    <Section title={text('store-experiments.apply.changes')}>
      <ul className="flex min-w-0 flex-col gap-3">
        {changes.map(({ versionId, versionNumber, isLive, isKept, target, before, after }) => (
          <li key={versionId} className="flex min-w-0 flex-col gap-2">
            <p className="font-medium">
              {text(isLive ? 'store-experiments.apply.live' : 'store-experiments.apply.draft')} {versionNumber ?? ''}
            </p>
            {isKept ? (
              <Callout tone="warning">{text('store-experiments.apply.kept')}</Callout>
            ) : (
              <div className="grid min-w-0 grid-cols-2 gap-3">
                <VariantMaterial target={target} materials={materialsOf(target, before)} />
                <VariantMaterial target={target} materials={materialsOf(target, after)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function materialsOf(target: Target, value: readonly string[]) {
  return {
    ...noMaterials,
    ...(target === 'icon'
      ? { icon: value[0] ?? null }
      : target === 'screenshots'
        ? { screenshots: [...value] }
        : { brief: value[0] ?? '' }),
  }
}
