import {
  Button,
  Card,
  NumberField,
  QueryView,
  RadioGroup,
  Section,
  Segmented,
  Select,
  TextField,
  useData,
  useUnsaved,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { type MaterialTest, type Plan, planData, testData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { alphaChoices, goals, methods, startModes, storeLimits, targets } from '../model.ts'
import { type Draft, draftOf, emptyVariant, problemsOf, weightsOfDraft } from '../test-form.ts'
import { CountryFields } from './country-fields.tsx'
import { MaterialFields } from './material-fields.tsx'
import { Planner } from './planner.tsx'
import { useLanguageNames } from './use-language-names.ts'
import { useWords } from './use-words.ts'

interface TestEditorProps {
  test: MaterialTest
  readOnly: boolean
  onChanged: (isChanged: boolean) => void
}

/** The editor of a draft, with a plan that follows each change. */
export function TestEditor({ test, readOnly, onChanged }: TestEditorProps) {
  const stored = draftOf(test)
  const [draft, setDraft] = useState(stored)
  const { plan } = useData(planData, test.appId, draft.countries.join(' '))
  return (
    <QueryView query={plan}>
      {(found) => <Fields {...{ test, readOnly, onChanged, stored, draft, setDraft }} plan={found} />}
    </QueryView>
  )
}

interface FieldsProps extends TestEditorProps {
  stored: Draft
  draft: Draft
  setDraft: (draft: Draft) => void
  plan: Plan
}

export interface PartProps {
  draft: Draft
  plan: Plan
  readOnly: boolean
  change: (part: Partial<Draft>) => void
}

function Fields({ test, readOnly, onChanged, stored, draft, setDraft, plan }: FieldsProps) {
  const text = useStoreExperimentsText()
  const { update } = useData(testData, test.testId)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  useUnsaved(
    isChanged
      ? {
          async save() {
            const problems = problemsOf(draft)
            if (problems > 0) return problems
            const saved = await update.run({ testId: test.testId, ...draft })
            if (saved) setDraft(draftOf(saved))
            return 0
          },
          discard: () => setDraft(stored),
          saved: text('store-experiments.saved'),
        }
      : undefined,
  )
  const parts: PartProps = { draft, plan, readOnly, change }
  return (
    <div className="@container min-w-0">
      <div className="grid min-w-0 gap-6 @lg:grid-cols-[minmax(0,1fr)_minmax(300px,380px)]">
        <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-6">
          <TextField
            label={text('store-experiments.name')}
            required
            maxLength={storeLimits.name}
            value={draft.testName}
            onChange={(testName) => change({ testName })}
          />
          <Variants {...parts} />
          <Visitors {...parts} />
          <Method {...parts} />
        </fieldset>
        <Planner {...parts} />
      </div>
    </div>
  )
}

function Variants({ draft, plan, readOnly, change }: PartProps) {
  const text = useStoreExperimentsText()
  const { target, variants } = draft
  return (
    <Section title={text('store-experiments.variants')} description={text('store-experiments.variants.body')}>
      <div className="flex min-w-0 flex-col gap-4">
        <Segmented
          label={text('store-experiments.target')}
          value={target}
          choices={targets.map((value) => ({ value, label: text(`store-experiments.target.${value}`) }))}
          onChange={(next) =>
            change({
              target: next,
              lang:
                next === 'icon'
                  ? null
                  : next === 'brief'
                    ? (draft.lang ?? plan.languages.find(({ isDefault }) => isDefault)?.lang ?? null)
                    : draft.lang,
            })
          }
        />
        {variants.map((variant, at) => (
          <Card
            key={variant.variantId ?? `new ${at}`}
            title={variant.variantName}
            {...(readOnly || variants.length === 1
              ? {}
              : {
                  actions: (
                    <Button
                      size="small"
                      icon="trash"
                      onClick={() => change({ variants: variants.filter((_, place) => place !== at) })}
                    >
                      {text('store-experiments.variant.remove')}
                    </Button>
                  ),
                })}
          >
            <div className="flex min-w-0 flex-col gap-4">
              <TextField
                label={text('store-experiments.variant.name', { number: at + 1 })}
                required
                maxLength={storeLimits.variantName}
                value={variant.variantName}
                onChange={(variantName) => change({ variants: variants.with(at, { ...variant, variantName }) })}
              />
              <MaterialFields
                targets={[target]}
                materials={variant}
                choices={plan.materials}
                needsChoice={plan.needsMaterial}
                materialId={variant.materialId}
                readOnly={readOnly}
                onChange={(part) => change({ variants: variants.with(at, { ...variant, ...part }) })}
              />
            </div>
          </Card>
        ))}
        {readOnly || variants.length >= storeLimits.variants ? null : (
          <div>
            <Button icon="add" onClick={() => change({ variants: [...variants, emptyVariant(variants)] })}>
              {text('store-experiments.variant.add')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}

/** In place of a language: all of them. */
const all = 'all'

function Visitors({ draft, plan, readOnly, change }: PartProps) {
  const text = useStoreExperimentsText()
  const { writePercent } = useWords()
  const nameOf = useLanguageNames()
  const { target, lang, countries, trafficPercent, days, startMode } = draft
  const [original = 0, each = 0] = weightsOfDraft(draft)
  return (
    <Section title={text('store-experiments.visitors')}>
      <div className="@container flex min-w-0 flex-col gap-4">
        <div className="grid gap-4 @md:grid-cols-2">
          <Select
            label={text('store-experiments.lang')}
            value={lang ?? all}
            {...(target === 'icon' ? { reason: text('store-experiments.lang.icon') } : {})}
            choices={[
              ...(target === 'brief' ? [] : [{ value: all, label: text('store-experiments.lang.all') }]),
              ...plan.languages.map((language) => ({ value: language.lang, label: nameOf(language.lang) })),
            ]}
            onChange={(chosen) => change({ lang: chosen === all ? null : chosen })}
          />
          <NumberField
            label={text('store-experiments.trafficPercent')}
            help={text('store-experiments.trafficPercent.help', {
              each: writePercent(each / 100),
              original: writePercent(original / 100),
            })}
            min={storeLimits.leastTraffic}
            max={storeLimits.mostTraffic}
            step={1}
            unit="%"
            value={trafficPercent}
            onChange={(next) => change({ trafficPercent: Math.round(next ?? 0) })}
          />
          <NumberField
            label={text('store-experiments.days')}
            min={1}
            max={storeLimits.days}
            step={1}
            value={days}
            onChange={(next) => change({ days: Math.round(next ?? 0) })}
          />
          <Select
            label={text('store-experiments.startMode')}
            value={startMode}
            choices={startModes.map((value) => ({ value, label: text(`store-experiments.startMode.${value}`) }))}
            onChange={(next) => change({ startMode: next })}
          />
        </div>
        <CountryFields countries={countries} readOnly={readOnly} onChange={(next) => change({ countries: next })} />
      </div>
    </Section>
  )
}

function Method({ draft, change }: PartProps) {
  const text = useStoreExperimentsText()
  const { writePercent } = useWords()
  return (
    <Section title={text('store-experiments.method')}>
      <div className="@container flex min-w-0 flex-col gap-4">
        <RadioGroup
          label={text('store-experiments.method')}
          hideLabel
          look="cards"
          value={draft.method}
          choices={methods.map((value) => ({
            value,
            label: text(`store-experiments.method.${value}`),
            help: text(`store-experiments.method.${value}.help`),
          }))}
          onChange={(method) => change({ method })}
        />
        <div className="grid gap-4 @md:grid-cols-2">
          <Select
            label={text('store-experiments.goal')}
            value={draft.goal}
            choices={goals.map((value) => ({ value, label: text(`store-experiments.measure.${value}`) }))}
            onChange={(goal) => change({ goal })}
          />
          <NumberField
            label={text('store-experiments.effect')}
            help={text('store-experiments.effect.help')}
            min={0.1}
            max={1000}
            step={1}
            unit="%"
            value={Number((draft.effect * 100).toFixed(4))}
            onChange={(effect) => change({ effect: Number(((effect ?? 0) / 100).toFixed(6)) })}
          />
          <Select
            label={text('store-experiments.alpha')}
            value={draft.alpha}
            choices={alphaChoices.map((value) => ({ value, label: writePercent(value) }))}
            onChange={(alpha) => change({ alpha })}
          />
        </div>
      </div>
    </Section>
  )
}
