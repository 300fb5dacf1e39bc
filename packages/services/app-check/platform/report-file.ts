import type { ReportFormat, ReportLanguage } from '@console-widgets/app-check/model'
import type { Evidence } from '@console-widgets/app-check/schemas'
import { escapeMarkup, formatLabeled, formatUtc } from '@console-widgets/core/formats'
import type { Report } from './report.ts'
import { reportWords, ruleWords } from './rule-words.ts'

/** A report as a file. */
export interface ReportFile {
  contentType: string
  fileName: string
  content: string
}

/** Writes a report in a format. JSON has everything; SARIF and HTML have the findings. */
export function writeReport(report: Report, format: ReportFormat, language: ReportLanguage): ReportFile {
  const fileName = `app-check-${report.check.taskId}.${format}`
  if (format === 'html') return { contentType: 'text/html; charset=utf-8', fileName, content: htmlOf(report, language) }
  const content = JSON.stringify(format === 'json' ? report : sarifOf(report), null, 2)
  return { contentType: 'application/json; charset=utf-8', fileName, content }
}

const levels = { block: 'error', serious: 'error', minor: 'warning', info: 'note' } as const

/** SARIF 2.1.0, in which build servers and code hosts show findings. */
function sarifOf({ groups, gone, check, previous }: Report) {
  const location = ({ file, line, offset }: Evidence) => ({
    physicalLocation: {
      artifactLocation: { uri: encodeURI(file || check.fileName) },
      ...(line === undefined && offset === undefined
        ? {}
        : { region: line === undefined ? { byteOffset: offset } : { startLine: line } }),
    },
  })
  const message = (title: string, note: string) => ({ text: note ? formatLabeled(title, note, 'en') : title })
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'App check',
            rules: [...new Set([...groups, ...gone].map(({ rule }) => rule))].map((rule) => ({
              id: rule,
              shortDescription: { text: ruleWords[rule].title.en },
              help: { text: ruleWords[rule].help.en },
            })),
          },
        },
        results: [
          ...groups.flatMap(({ findings }) =>
            findings.map(({ rule, rank, evidence, note, findingKey, change, suppression }) => ({
              ruleId: rule,
              level: levels[rank],
              message: message(ruleWords[rule].title.en, note),
              locations: [location(evidence)],
              partialFingerprints: { 'findingKey/v1': `${rule} ${findingKey}` },
              ...(previous ? { baselineState: change === 'new' ? 'new' : 'unchanged' } : {}),
              ...(suppression ? { suppressions: [{ kind: 'external', justification: suppression.reason }] } : {}),
            })),
          ),
          ...gone.map(({ rule, rank, evidence, note, findingKey }) => ({
            ruleId: rule,
            level: levels[rank],
            message: message(ruleWords[rule].title.en, note),
            locations: [location(evidence)],
            partialFingerprints: { 'findingKey/v1': `${rule} ${findingKey}` },
            baselineState: 'absent',
          })),
        ],
      },
    ],
  }
}

const locales: Readonly<Record<ReportLanguage, string>> = { cn: 'zh-CN', en: 'en', ru: 'ru' }

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
  body { max-width: 900px; margin: 32px auto; padding: 0 16px }
  h1 { font-size: 24px; margin: 0 } h2 { font-size: 16px; margin: 24px 0 4px }
  p { margin: 4px 0 } ul { padding-inline-start: 20px } li { overflow-wrap: anywhere }
  small, .help { opacity: .75 } code { font: 13px ui-monospace, monospace }
  s { opacity: .6 }
`

function htmlOf({ check, groups, gone }: Report, language: ReportLanguage): string {
  const words = reportWords[language]
  const verdict =
    check.status === 'passed'
      ? words.verdictPassed
      : check.status === 'failed'
        ? words.verdictFailed
        : words.verdictError
  const time = formatUtc(check.endTime ?? check.createTime, 'YYYY-MM-DD HH:mm')
  const sections = groups.map(({ title, help, rank, findings, more }) =>
    [
      `<h2>${escapeMarkup(title)} <small>${escapeMarkup(words[rank])}</small></h2>`,
      `<p class="help">${escapeMarkup(help)}</p><ul>`,
      ...findings.map(({ evidence, note, suppression }) => {
        const line = itemOf(evidence, note)
        return suppression
          ? `<li><s>${line}</s> ${escapeMarkup(formatLabeled(words.suppressed, suppression.reason, language))}</li>`
          : `<li>${line}</li>`
      }),
      ...(more > 0 ? [`<li>${escapeMarkup(formatLabeled(words.more, String(more), language))}</li>`] : []),
      '</ul>',
    ].join('\n'),
  )
  return `<!doctype html>
<html lang="${locales[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(words.title)}</title>
<style>${style}</style>
<h1>${escapeMarkup(formatLabeled(words.title, verdict, language))}</h1>
<p><code>${escapeMarkup(check.fileName)}</code> · ${escapeMarkup(words.version)} ${escapeMarkup(check.versionName ?? '–')} · ${escapeMarkup(words.checked)} ${time} UTC</p>
${check.message ? `<p>${escapeMarkup(check.message)}</p>` : ''}
${sections.length > 0 ? sections.join('\n') : `<p>${escapeMarkup(words.none)}</p>`}
${gone.length > 0 ? `<h2>${escapeMarkup(words.gone)}</h2><ul>${gone.map(({ title, evidence, note }) => `<li>${escapeMarkup(title)} – ${itemOf(evidence, note)}</li>`).join('')}</ul>` : ''}
</html>
`
}

function itemOf({ file, line, offset }: Evidence, note: string): string {
  const place = line === undefined ? (offset === undefined ? '' : ` +0x${offset.toString(16)}`) : `:${line}`
  return [file ? `<code>${escapeMarkup(file + place)}</code>` : '', escapeMarkup(note)].filter(Boolean).join(' – ')
}
