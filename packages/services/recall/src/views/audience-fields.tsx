import { NumberField, Select, TextField } from '@console-widgets/ui'
import { useRecallText } from '../generated/text.ts'
import { audienceLimits as limits, payerFilters, type RecallAudience } from '../model.ts'
import { Several } from './several.tsx'
import { useWords } from './use-words.ts'

interface AudienceFieldsProps {
  audience: RecallAudience
  holdout: number
  change: (part: { audience?: RecallAudience; holdout?: number }) => void
}

/** Audience, and the size of the control group. */
export function AudienceFields({ audience, holdout, change }: AudienceFieldsProps) {
  const text = useRecallText()
  const { countryChoices } = useWords()
  const set = (part: Partial<RecallAudience>) => change({ audience: { ...audience, ...part } })
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <div className="grid gap-4 @sm:grid-cols-2">
        <NumberField
          label={text('recall.silentDays')}
          unit={text('recall.days')}
          min={limits.silentLeast}
          max={limits.silentMost}
          required
          value={audience.silentDays}
          onChange={(silentDays = 0) => set({ silentDays })}
        />
        <NumberField
          label={text('recall.holdout')}
          help={text('recall.holdout.help')}
          unit="%"
          min={limits.holdoutLeast}
          max={limits.holdoutMost}
          required
          value={holdout}
          onChange={(next = 0) => change({ holdout: next })}
        />
      </div>
      <Several
        label={text('recall.countries')}
        placeholder={text('recall.countries.all')}
        choices={countryChoices}
        chosen={audience.countries}
        onChange={(countries) => set({ countries })}
      />
      <div className="grid gap-4 @sm:grid-cols-2">
        {(['fromVersion', 'toVersion'] as const).map((each) => (
          <TextField
            key={each}
            label={text(`recall.${each}`)}
            help={text('recall.version.help')}
            mono
            maxLength={32}
            value={audience[each]}
            onChange={(version) => set({ [each]: version.trim() })}
          />
        ))}
      </div>
      <Select
        label={text('recall.payers')}
        value={audience.payers}
        choices={payerFilters.map((value) => ({ value, label: text(`recall.payers.${value}`) }))}
        onChange={(payers) => set({ payers })}
      />
    </div>
  )
}
