import { NumberField, RadioGroup, Select } from '@console-widgets/ui'
import type { Draft } from '../experiment-form.ts'
import { useAbTestingText } from '../generated/text.ts'
import { alphaChoices, methods } from '../model.ts'
import { useMetricWords } from './use-metric-words.ts'

/** How the result is evaluated, and the effect that it should find. */
export function MethodFields({ draft, change }: { draft: Draft; change: (part: Partial<Draft>) => void }) {
  const text = useAbTestingText()
  const { writePercent } = useMetricWords(draft.currency)
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <RadioGroup
        label={text('ab-testing.method')}
        hideLabel
        look="cards"
        value={draft.method}
        choices={methods.map((value) => ({
          value,
          label: text(`ab-testing.method.${value}`),
          help: text(`ab-testing.method.${value}.help`),
        }))}
        onChange={(method) => change({ method })}
      />
      <div className="grid gap-4 @md:grid-cols-2">
        <NumberField
          label={text('ab-testing.effect')}
          help={text('ab-testing.effect.help')}
          min={0.1}
          max={1000}
          step={1}
          unit="%"
          value={Number((draft.effect * 100).toFixed(4))}
          onChange={(effect) => change({ effect: Number(((effect ?? 0) / 100).toFixed(6)) })}
        />
        <Select
          label={text('ab-testing.alpha')}
          help={text('ab-testing.alpha.help')}
          value={draft.alpha}
          choices={alphaChoices.map((value) => ({ value, label: writePercent(value) }))}
          onChange={(alpha) => change({ alpha })}
        />
      </div>
    </div>
  )
}
