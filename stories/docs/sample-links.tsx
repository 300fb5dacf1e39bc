import { Link } from '@console-widgets/ui'

export interface SampleLinksProps {
  names?: readonly string[]
  /** Name of the current page. */
  selected?: string
}

/** Links to the pages of an app, of which one is the current one. */
export function SampleLinks({
  names = ['Overview', 'Versions', 'Store listing', 'Packages', 'Checks', 'Agreements', 'Reports'],
  selected,
}: SampleLinksProps) {
  return (
    <nav aria-label="App" style={{ display: 'flex', gap: 16, padding: '4px 0', whiteSpace: 'nowrap' }}>
      {names.map((name) => (
        <Link key={name} to="/" quiet={name !== selected} aria-current={name === selected ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
