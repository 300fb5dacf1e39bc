import { countryName } from '@console-widgets/core/tables'
import { useJoin, useLanguage } from '@console-widgets/ui'

/** Names of countries, in the reader’s language and order. */
export function CountryNames({ codes }: { codes: readonly string[] }) {
  const language = useLanguage()
  const join = useJoin()
  return <>{join.names(codes.map((code) => countryName(code, language)))}</>
}
