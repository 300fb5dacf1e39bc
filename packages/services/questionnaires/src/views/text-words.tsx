import type { QuestionAnalysis } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'

/** Words that people who fit the filter use more than the others. */
export function TextWords({ words }: { words: NonNullable<QuestionAnalysis['words']> }) {
  const text = useQuestionnairesText()
  if (words.length === 0) return <p className="text-sm text-muted">{text('questionnaires.words.none')}</p>
  return (
    <table className="w-full max-w-md text-sm">
      <caption className="pb-1 text-start font-medium">{text('questionnaires.words')}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {text('questionnaires.words.word')}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {text('questionnaires.words.these')}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {text('questionnaires.words.others')}
          </th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ word, count, others }) => (
          <tr key={word} className="border-t border-line">
            <th scope="row" dir="auto" className="py-1 text-start font-normal wrap-anywhere">
              {word}
            </th>
            <td className="py-1 text-end tabular-nums">{count}</td>
            <td className="py-1 text-end tabular-nums">{others}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
