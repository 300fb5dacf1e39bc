import {
  Button,
  Callout,
  Checkbox,
  KpiTile,
  QueryFailure,
  QueryView,
  saveAddress,
  useData,
  useErrorWords,
  useRoot,
  useStore,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type Analysis, analysisData, type Period, type Questionnaire, questionnaireData } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import type { Condition, ShowIf } from '../model.ts'
import { ComparedResults } from './compared-results.tsx'
import { useFormLanguage } from './form-language.tsx'
import { PeriodFields } from './period-fields.tsx'
import { QuestionResult } from './question-result.tsx'
import { ResultFilter } from './result-filter.tsx'

/** What the answers say: counted by the platform, of everyone or of those who fit a filter. */
export function Results({ questionnaire }: { questionnaire: Questionnaire }) {
  const text = useQuestionnairesText()
  const { questionnaireId } = questionnaire
  const [filter, setFilter] = useState<ShowIf | null>(null)
  const [withDoubtful, setWithDoubtful] = useState(false)
  const [period, setPeriod] = useState<Period>({})
  const [other, setOther] = useState<Period | null>(null)
  const { analysis } = useData(analysisData, questionnaireId, filter, withDoubtful, period)
  const { analysis: whole } = useData(analysisData, questionnaireId, null, false)
  const versions = useStore(whole).data?.versions.map(({ version }) => version) ?? []
  const { node } = useRoot()
  const choose = (condition: Condition) => {
    const others = filter?.conditions.filter(({ questionId }) => questionId !== condition.questionId) ?? []
    setFilter({ mode: 'all', conditions: [...others, condition] })
  }
  return (
    <div className="@container flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3 print:hidden">
        <Checkbox label={text('questionnaires.doubtful.with')} value={withDoubtful} onChange={setWithDoubtful} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => ((node.ownerDocument ?? node) as Document).defaultView?.print()}>
            {text('questionnaires.print')}
          </Button>
          <ExportButtons questionnaireId={questionnaireId} />
        </div>
      </div>
      <div className="print:hidden">
        <ResultFilter questionnaire={questionnaire} value={filter} onChange={setFilter} />
      </div>
      {whole === analysis ? null : <QueryFailure query={whole} />}
      <PeriodFields period={period} onPeriod={setPeriod} other={other} onOther={setOther} versions={versions} />
      <QueryView query={analysis}>
        {(found) => (
          <>
            <Figures {...{ questionnaire }} analysis={found} onChoose={choose} />
            {other === null ? null : (
              <ComparedResults {...{ questionnaire, filter, withDoubtful, other }} analysis={found} />
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}

function ExportButtons({ questionnaireId }: { questionnaireId: string }) {
  const text = useQuestionnairesText()
  const words = useErrorWords()
  const toasts = useToast()
  const { node } = useRoot()
  const { exportAnalysis } = useData(questionnaireData, questionnaireId)
  const [language] = useFormLanguage(['en', 'cn', 'ru'])
  const save = async (part: 'answers' | 'analysis') => {
    try {
      const file = await exportAnalysis.run({ questionnaireId, part, language })
      if (file) saveAddress(file.fileURL, file.fileName, node)
    } catch (error) {
      const { what, advice, silent } = words(error)
      if (!silent) toasts.show({ tone: 'danger', title: what, body: advice })
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon="download" onClick={() => void save('answers')}>
        {text('questionnaires.export.answers')}
      </Button>
      <Button icon="download" onClick={() => void save('analysis')}>
        {text('questionnaires.export.analysis')}
      </Button>
    </div>
  )
}

interface FiguresProps {
  questionnaire: Questionnaire
  analysis: Analysis
  onChoose: (condition: Condition) => void
}

function Figures({ questionnaire: { content }, analysis, onChoose }: FiguresProps) {
  const text = useQuestionnairesText()
  const [language] = useFormLanguage(content.languages)
  const { doubtful, medianSeconds, questions, responses } = analysis
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3">
        <KpiTile label={text('questionnaires.responses')} value={responses} />
        <KpiTile
          label={text('questionnaires.median')}
          value={medianSeconds}
          format={{ style: 'unit', unit: 'second', maximumFractionDigits: 0 }}
        />
        <KpiTile label={text('questionnaires.doubtful')} value={doubtful}>
          <p className="text-xs text-muted">{text('questionnaires.doubtful.help')}</p>
        </KpiTile>
      </div>
      {responses === 0 ? <Callout>{text('questionnaires.results.empty')}</Callout> : null}
      <h2 className="text-lg font-semibold">{text('questionnaires.byQuestion')}</h2>
      <div className="grid gap-8 @md:grid-cols-2">
        {content.questions.map((question, at) => {
          const found = questions[at]
          return found ? (
            <QuestionResult
              key={question.questionId}
              {...{ question, language, onChoose }}
              languages={content.languages}
              result={found}
            />
          ) : null
        })}
      </div>
    </>
  )
}
