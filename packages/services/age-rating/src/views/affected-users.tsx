import { listCountries } from '@console-widgets/core/tables'
import { formatNumber, useLanguage } from '@console-widgets/ui'
import { useAgeRatingText } from '../generated/text.ts'

interface AffectedUsersProps {
  /** Countries of a rating system. */
  countries: readonly string[]
  /** People who used the app in the last 30 days, by country. */
  users: readonly { country: string; people: number }[]
  /** Countries in which the app is live, or is to be. */
  wanted: readonly string[]
}

/** The users whose countries go by a rating: how many there are, and in which countries. */
export function AffectedUsers({ countries, users, wanted }: AffectedUsersProps) {
  const text = useAgeRatingText()
  const language = useLanguage()
  const found = users.filter(({ country }) => countries.includes(country))
  if (found.length === 0) return null
  const names = new Map(listCountries(language).map(({ id, name }) => [id, name]))
  const people = found.reduce((sum, each) => sum + each.people, 0)
  return (
    <details className="text-sm">
      <summary className="cursor-pointer leading-6 text-muted">{text('age-rating.users', { count: people })}</summary>
      <ul className="ps-4">
        {found
          .toSorted((one, other) => other.people - one.people)
          .map((each) => (
            <li key={each.country} className="flex flex-wrap justify-between gap-x-3">
              <span>
                {names.get(each.country) ?? each.country}
                {wanted.includes(each.country) ? null : (
                  <span className="text-muted"> · {text('age-rating.users.notWanted')}</span>
                )}
              </span>
              <span className="tabular-nums">{formatNumber(each.people, language)}</span>
            </li>
          ))}
      </ul>
    </details>
  )
}
