import { useId } from 'react'
import { useStoreExperimentsText } from '../generated/text.ts'
import { storeLimits } from '../model.ts'
import { useWords } from './use-words.ts'

/** What the planner computes with. */
export interface PlanChoice {
  baseline: number
  effect: number
  power: number
  weeks: number
}

interface PlanSlidersProps {
  choice: PlanChoice
  /** Whether effect and weeks, which belong to the experiment, can't be changed. */
  readOnly: boolean
  onChange: (part: Partial<PlanChoice>) => void
}

/** Bounds and steps in percent. Numbers that an experiment has beyond them stay as they are until they are moved. */
const shares = {
  baseline: { min: 0.5, max: 95, step: 0.5 },
  effect: { min: 1, max: 100, step: 1 },
  power: { min: 50, max: 99, step: 1 },
} as const

/** Sliders of what determines how long an experiment takes: its estimate follows each of them. */
export function PlanSliders({ choice, readOnly, onChange }: PlanSlidersProps) {
  const text = useStoreExperimentsText()
  const { writeNumber, writeShare, writePercent } = useWords()
  const shareSlider = (name: keyof typeof shares, written: string, disabled: boolean) => (
    <Slider
      label={text(`store-experiments.plan.slider.${name}`)}
      {...shares[name]}
      value={choice[name] * 100}
      written={written}
      disabled={disabled}
      onChange={(percent) => onChange({ [name]: Number((percent / 100).toFixed(6)) })}
    />
  )
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {shareSlider('baseline', writeShare(choice.baseline), false)}
      {shareSlider('effect', writePercent(choice.effect), readOnly)}
      {shareSlider('power', writePercent(choice.power), false)}
      <Slider
        label={text('store-experiments.plan.slider.weeks')}
        min={1}
        max={Math.floor(storeLimits.days / 7)}
        step={1}
        value={choice.weeks}
        written={writeNumber(choice.weeks)}
        disabled={readOnly}
        onChange={(weeks) => onChange({ weeks })}
      />
    </div>
  )
}

interface SliderProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value as it is shown and read out. */
  written: string
  disabled: boolean
  onChange: (value: number) => void
}

function Slider({ label, written, onChange, ...input }: SliderProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-w-0 items-baseline justify-between gap-3">
        <label htmlFor={id} className="min-w-0">
          {label}
        </label>
        <span className="shrink-0 font-medium tabular-nums">{written}</span>
      </div>
      <input
        id={id}
        type="range"
        aria-valuetext={written}
        onChange={(event) => onChange(Number(event.target.value))}
        className="w-full min-w-0 accent-accent focus-ring"
        {...input}
      />
    </div>
  )
}
