import { QueryView, Section, TextArea, TextField, useData, useUnsaved } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { type Experiment, experimentData, type Plan, planData } from '../data.ts'
import { type Draft, draftOf, problemsOf } from '../experiment-form.ts'
import { useAbTestingText } from '../generated/text.ts'
import { experimentLimits, readEventMetric, type EventMetricId } from '../model.ts'
import { AudienceFields } from './audience-fields.tsx'
import { MetricFields } from './metric-fields.tsx'
import { MethodFields } from './method-fields.tsx'
import { Planner } from './planner.tsx'
import { VariantFields } from './variant-fields.tsx'

interface ExperimentEditorProps {
  experiment: Experiment
  onChanged: (isChanged: boolean) => void
}

/** The editor of a draft, with a plan that follows each change. */
export function ExperimentEditor({ experiment, onChanged }: ExperimentEditorProps) {
  const stored = draftOf(experiment)
  const [draft, setDraft] = useState(stored)
  const { goal } = draft
  const ofEvent = readEventMetric(goal) ? (goal as EventMetricId) : undefined
  const { plan } = useData(planData, experiment.appId, draft.windowDays, draft.currency, ofEvent)
  return (
    <QueryView query={plan}>
      {(found) => <Fields {...{ experiment, stored, draft, setDraft, onChanged }} plan={found} />}
    </QueryView>
  )
}

interface FieldsProps extends ExperimentEditorProps {
  stored: Draft
  draft: Draft
  setDraft: (draft: Draft) => void
  plan: Plan
}

function Fields({ experiment, stored, draft, setDraft, plan, onChanged }: FieldsProps) {
  const text = useAbTestingText()
  const { update } = useData(experimentData, experiment.experimentId)
  const ofMessage = experiment.kind === 'message'
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  useUnsaved(
    isChanged
      ? {
          async save() {
            const problems = problemsOf(draft, plan.parameters)
            if (problems > 0) return problems
            const saved = await update.run({ experimentId: experiment.experimentId, ...draft })
            if (saved) setDraft(draftOf(saved))
            return 0
          },
          discard: () => setDraft(stored),
          saved: text('ab-testing.saved'),
        }
      : undefined,
  )
  return (
    <div className="@container grid min-w-0 gap-6 @lg:grid-cols-[minmax(0,1fr)_minmax(320px,400px)]">
      <div className="flex min-w-0 flex-col gap-6">
        <TextField
          label={text('ab-testing.name')}
          required
          maxLength={experimentLimits.name}
          value={draft.experimentName}
          onChange={(experimentName) => change({ experimentName })}
        />
        <TextArea
          label={text('ab-testing.description')}
          help={text('ab-testing.description.help')}
          rows={2}
          maxLength={experimentLimits.description}
          value={draft.description}
          onChange={(description) => change({ description })}
        />
        <Section
          title={text(ofMessage ? 'ab-testing.message' : 'ab-testing.parameters')}
          description={text(ofMessage ? 'ab-testing.message.body' : 'ab-testing.parameters.body')}
        >
          <VariantFields
            projectId={experiment.projectId}
            {...{ draft, change }}
            parameters={plan.parameters}
            messages={ofMessage ? plan.messages : undefined}
          />
        </Section>
        <Section title={text('ab-testing.audience')}>
          <AudienceFields {...{ draft, change }} />
        </Section>
        <Section title={text('ab-testing.metrics')}>
          <MetricFields {...{ draft, change }} currencies={plan.currencies} eventNames={plan.eventNames} />
        </Section>
        <Section title={text('ab-testing.method')}>
          <MethodFields {...{ draft, change }} />
        </Section>
      </div>
      <Planner {...{ draft, plan }} />
    </div>
  )
}
