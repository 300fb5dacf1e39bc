import type { RecordDifference, RecordState } from '@console-widgets/qualification/model'

/** An ICP filing, as the authority has it. */
interface Filing {
  subject: string
  subjectNumber: string
  appName: string
  packageName: string
}

/** What a team says of its app. */
export interface OwnFacts {
  teamName: string
  appName: string
  packageName: string | null
  /** Number of the subject, if it is to be compared. */
  subjectNumber: string | null
}

/** Social credit code of the demo team. */
export const demoSubjectNumber = '91110108MA01NW7K36'

const demoFiling = (appName: string, packageName: string): Filing => ({
  subject: 'Northwind Studio',
  subjectNumber: demoSubjectNumber,
  appName,
  packageName,
})

/** Filings that the simulated register knows by their numbers. */
const filings: Readonly<Record<string, Filing>> = {
  '京ICP备20210418号-1A': demoFiling('Northwind Maps', 'com.northwind.maps'),
  '京ICP备20210418号-2A': demoFiling('Tide Table', 'com.northwind.tidetable'),
  '京ICP备20210418号-3A': demoFiling('Northwind Kompass', 'com.northwind.maps.cn'),
  '京ICP备20210418号-4A': demoFiling('Harbour Radio', 'com.northwind.harbourradio'),
}

/** The answer of the register. */
export interface RegisterAnswer {
  state: Extract<RecordState, 'unfiled' | 'filed' | 'mismatch'>
  differences: RecordDifference[]
}

/**
 * Looks up a filing. The register is simulated: it knows the demo team’s filings; of other numbers, those with an odd
 * serial are filed just as the team asks, and those with an even one aren’t filed.
 */
export function lookUpFiling(recordNumber: string, ours: OwnFacts): RegisterAnswer {
  const filing = filings[recordNumber]
  if (!filing) {
    const [serial = ''] = /\d+/.exec(recordNumber) ?? []
    return { state: Number(serial.at(-1)) % 2 === 1 ? 'filed' : 'unfiled', differences: [] }
  }
  const pairs: [RecordDifference['part'], string, string][] = [
    ['subject', filing.subject, ours.teamName],
    ['appName', filing.appName, ours.appName],
    ['packageName', filing.packageName, ours.packageName ?? ''],
    ...(ours.subjectNumber === null
      ? []
      : ([['subjectNumber', filing.subjectNumber, ours.subjectNumber]] as [
          RecordDifference['part'],
          string,
          string,
        ][])),
  ]
  const differences = pairs.flatMap(([part, filed, own]) => (filed === own ? [] : [{ part, filed, ours: own }]))
  return { state: differences.length > 0 ? 'mismatch' : 'filed', differences }
}
