import { Select } from '../../parts/select.tsx'

/** An address that a service offers. */
export interface OfferedTarget<Kind extends string> {
  kind: Kind
  targetName: string
  address: string
}

export interface TargetChoiceProps<Kind extends string> {
  label: string
  /** Text shown while the field has none of the addresses. */
  placeholder: string
  /** Undefined: not loaded yet. */
  targets: readonly OfferedTarget<Kind>[] | undefined
  /** Heading of the addresses of a kind. */
  headingOf: (kind: Kind) => string
  /** Address in the field that it fills. */
  value: string | null | undefined
  onChoose: (address: string) => void
}

/** Fills a field with the address of a link, a page, or a form of the app. Nothing where there is none. */
export function TargetChoice<Kind extends string>({
  label,
  placeholder,
  targets = [],
  headingOf,
  value,
  onChoose,
}: TargetChoiceProps<Kind>) {
  if (targets.length === 0) return null
  return (
    <Select
      label={label}
      placeholder={placeholder}
      value={targets.find(({ address }) => address === value)?.address}
      onChange={onChoose}
      choices={targets.map(({ kind, targetName, address }) => ({
        value: address,
        label: targetName,
        group: headingOf(kind),
      }))}
    />
  )
}
