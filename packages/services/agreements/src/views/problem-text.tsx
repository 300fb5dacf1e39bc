import { useAgreementsText } from '../generated/text.ts'
import { type AgreementProblem, type AgreementSection, agreementSections } from '../model.ts'
import { useLanguageNames } from './use-language-names.ts'

const isSection = (sample: string): sample is AgreementSection => agreementSections.some((known) => known === sample)

/** What the review finds, in words. */
export function ProblemText({ problem: { rule, sample } }: { problem: AgreementProblem }) {
  const text = useAgreementsText()
  const nameOf = useLanguageNames()
  const named = isSection(sample)
    ? text(`agreements.section.${sample}`)
    : rule === 'wrong-language'
      ? nameOf(sample)
      : sample
  return <>{text(`agreements.problem.${rule}`, { sample: named })}</>
}
