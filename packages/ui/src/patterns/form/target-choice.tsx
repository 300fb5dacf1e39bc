import type { Query } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { QueryFailure } from '../errors/query-view.tsx'
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
  /** What a service offers. */
  targets: Query<{ items: readonly OfferedTarget<Kind>[] }>
  /** Heading of the addresses of a kind. */
  headingOf: (kind: Kind) => string
  /** Address in the field that it fills. */
  value: string | null | undefined
  onChoose: (address: string) => void
}

/**
 * Fills a field with the address of a link, a page, or a form of the app. Nothing where there is none,
 * and a notice if they can’t be read.
 */
export function TargetChoice<Kind extends string>({
  label,
  placeholder,
  targets,
  headingOf,
  value,
  onChoose,
}: TargetChoiceProps<Kind>) {
  const items = useStore(targets).data?.items ?? []
  if (items.length === 0) return <QueryFailure query={targets} label={label} />
  return (
    <Select
      label={label}
      placeholder={placeholder}
      value={items.find(({ address }) => address === value)?.address}
      onChange={onChoose}
      choices={items.map(({ kind, targetName, address }) => ({
        value: address,
        label: targetName,
        group: headingOf(kind),
      }))}
    />
  )
}
