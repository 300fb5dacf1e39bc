import { QueryView, Section, Status, useData, type Tone } from '@console-widgets/ui'
import { type Comparison, projectData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { useAdWords } from './use-ad-words.ts'

const tones: Readonly<Record<Comparison['arms'][number]['verdict'], Tone>> = {
  better: 'success',
  worse: 'danger',
  open: 'draft',
  first: 'info',
}

/** The materials of a project beside each other, with what can be said of their difference. */
export function MaterialComparison({ adProjectId, currency }: { adProjectId: string; currency: string }) {
  const { comparison } = useData(projectData, adProjectId)
  return <QueryView query={comparison}>{(found) => <Table arms={found.arms} currency={currency} />}</QueryView>
}

function Table({ arms, currency }: { arms: Comparison['arms']; currency: string }) {
  const text = useAdsText()
  const { writeMoney, writeNumber, writePer, writeShare } = useAdWords()
  const between = (interval: { lower: number; upper: number } | null) =>
    interval === null
      ? '–'
      : text('ads.between', { lower: writeShare(interval.lower), upper: writeShare(interval.upper) })
  const headers = [
    'people',
    'clickPeople',
    'clickShare',
    'difference',
    'installs',
    'spend',
    'perInstall',
    'verdict',
  ] as const
  return (
    <Section title={text('ads.comparison')} description={text('ads.comparison.body')}>
      <div className="min-w-0 overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{text('ads.comparison')}</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pb-1 text-start font-normal">
                {text('ads.material')}
              </th>
              {headers.map((each) => (
                <th key={each} scope="col" className="pb-1 ps-3 text-end font-normal">
                  {text(`ads.${each}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {arms.map((arm) => (
              <tr key={arm.materialId} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-normal wrap-break-word">
                  {arm.materialName}
                  <span className="block text-muted">{text(`ads.materialKind.${arm.kind}`)}</span>
                </th>
                <td className="py-1.5 ps-3 text-end">{writeNumber(arm.people)}</td>
                <td className="py-1.5 ps-3 text-end">{writeNumber(arm.clickPeople)}</td>
                <td className="py-1.5 ps-3 text-end">
                  {writeShare(arm.clickShare)}
                  <span className="block whitespace-nowrap text-muted">{between(arm.clickInterval)}</span>
                </td>
                <td className="py-1.5 ps-3 text-end whitespace-nowrap">{between(arm.difference)}</td>
                <td className="py-1.5 ps-3 text-end">{writeNumber(arm.installs)}</td>
                <td className="py-1.5 ps-3 text-end">{writeMoney(arm.spend, currency)}</td>
                <td className="py-1.5 ps-3 text-end">{writePer(arm.spend, arm.installs, currency)}</td>
                <td className="py-1.5 ps-3 text-end">
                  <Status tone={tones[arm.verdict]}>{text(`ads.verdict.${arm.verdict}`)}</Status>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
