import { CheckboxGroup, DocumentChanges, FormDialog, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { requirementsData, type AppRequirements } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import { features, rules, type Feature, type RuleId } from '../model.ts'

/** Dialog that declares what an app offers besides its category, and shows what it would need then. */
export function FeatureForm({
  requirements: { appId, declared, mainFeature, day },
  open,
  onOpenChange,
}: {
  requirements: AppRequirements
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const text = useQualificationText()
  const { declare } = useData(requirementsData, appId)
  const [chosen, setChosen] = useState<readonly Feature[]>(declared)
  const needed = (given: readonly Feature[], others: readonly Feature[]) =>
    rules
      .filter(({ feature, from }) => from <= day && given.includes(feature) && !others.includes(feature))
      .map(({ id }) => id)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('qualification.features')}
      description={text('qualification.features.help')}
      submitLabel={text('qualification.features.save')}
      draft={false}
      onSubmit={async () => {
        await declare.run({ appId, features: [...chosen] })
      }}
    >
      <CheckboxGroup
        label={text('qualification.features')}
        hideLabel
        value={chosen}
        onChange={setChosen}
        choices={features
          .filter((feature) => feature !== mainFeature)
          .map((value) => ({ value, label: text(`qualification.feature.${value}`) }))}
      />
      <DocumentChanges
        changes={{
          needed: needed(chosen, declared).map((id) => ({ id, isMet: false })),
          freed: needed(declared, chosen),
        }}
        nameOf={(id) => text(`qualification.rule.${id as RuleId}`)}
      />
    </FormDialog>
  )
}
