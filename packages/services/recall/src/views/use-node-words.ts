import { useJoin } from '@console-widgets/ui'
import { useContext } from 'react'
import { useRecallText } from '../generated/text.ts'
import type { JourneyNode } from '../model.ts'
import { TemplateNames } from './template-names.ts'
import { useWords } from './use-words.ts'

/** How the nodes of a journey are named. */
export function useNodeWords() {
  const text = useRecallText()
  const join = useJoin()
  const { countryName } = useWords()
  const templateNames = useContext(TemplateNames)
  const about = (node: JourneyNode): string => {
    switch (node.kind) {
      case 'entry':
        return text('recall.about.entry', { days: node.audience.silentDays })
      case 'wait':
        return node.event === ''
          ? text('recall.about.wait', { hours: node.hours })
          : text('recall.about.waitEvent', { hours: node.hours, event: text(`recall.event.${node.event}`) })
      case 'split':
        return node.by === 'random'
          ? text('recall.about.random', { shares: node.shares.join(' / ') })
          : node.by === 'country'
            ? join.names(node.countries.map(countryName))
            : text(`recall.by.${node.by}`)
      case 'message':
        return node.title
      case 'goal':
        return text('recall.about.goal', { event: text(`recall.event.${node.event}`), days: node.days })
      case 'sms':
      case 'third-party':
        return templateNames.get(node.templateId) ?? ''
      case 'in-app': {
        const name = templateNames.get(node.messageId)
        return name === undefined ? '' : text('recall.about.inApp', { name, days: node.days })
      }
      case 'exit':
        return ''
    }
  }
  const branchName = (node: JourneyNode, branch: number): string => {
    if (node.kind === 'wait' && node.event !== '')
      return text(branch === 0 ? 'recall.branch.done' : 'recall.branch.over')
    if (node.kind !== 'split') return ''
    if (node.by === 'random') return text('recall.branch.share', { share: node.shares[branch] ?? 0 })
    return text(branch === 0 ? 'recall.branch.yes' : 'recall.branch.no')
  }
  return {
    about,
    branchName,
    nameOf: (node: JourneyNode) => text(`recall.node.${node.kind}`),
    fullName: (node: JourneyNode) => {
      const [name, detail] = [text(`recall.node.${node.kind}`), about(node)]
      return detail === '' ? name : join.labeled(name, detail)
    },
  }
}
