import type { FoundProblem, GraphProblem, JourneyGraph, NodeKind } from '@console-widgets/recall/model'

/** The platform's own words for each problem. Screens have theirs, in three languages. */
const texts: Readonly<Record<GraphProblem, string>> = {
  'no-entry': 'it has no entry',
  'second-entry': 'is a second entry',
  'too-many': 'it has too many steps',
  loop: 'is part of a loop',
  'dead-end': 'has a branch that leads nowhere',
  unreachable: 'can’t be reached',
  'wait-length': 'waits too long or not at all',
  'wait-past-end': 'is reached after the journey’s longest time',
  shares: 'has shares that don’t add up to 100%',
  countries: 'has no countries or regions',
  version: 'has an invalid version',
  'no-template': 'has no template',
  'template-not-passed': 'has a template that isn’t approved',
  'no-signature': 'has no signature',
  'signature-not-passed': 'has a signature that isn’t approved',
  slot: 'lacks a value for a variable of its template',
  'link-host': 'has a link that is neither the app’s own nor on its signature’s domain',
  text: 'has no title or text',
  'no-message': 'has no in-app message',
  'message-not-published': 'has an in-app message that isn’t published',
}

const kindNames: Readonly<Record<NodeKind, string>> = {
  entry: 'entry',
  wait: 'wait',
  split: 'split',
  message: 'push notification',
  sms: 'SMS',
  'third-party': 'third-party message',
  'in-app': 'in-app message',
  goal: 'goal',
  exit: 'exit',
}

/** What is wrong with a campaign, in a sentence: “it has no template, and it has no signature”. */
export const describeProblems = (problems: readonly GraphProblem[]): string =>
  joined(problems.map((problem) => subject(texts[problem], 'it')))

/** What is wrong with a journey, with the step that has it: “its step 2 (SMS) has no template”. */
export function describeFoundProblems({ nodes }: JourneyGraph, found: readonly FoundProblem[]): string {
  return joined(
    found.map(({ nodeId, problem }) => {
      const at = nodes.findIndex((node) => node.nodeId === nodeId)
      const node = nodes[at]
      return subject(texts[problem], node ? `its step ${at + 1} (${kindNames[node.kind]})` : 'it')
    }),
  )
}

const subject = (text: string, of: string) => (text.startsWith('it ') ? text : `${of} ${text}`)
const joined = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)
