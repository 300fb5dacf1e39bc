import { isWebAddress } from '@console-widgets/core/formats'
import { readVersion } from '@console-widgets/conditions'
import { problemOfTarget } from '@console-widgets/redirects'
import type { Message } from './data.ts'
import { colorForm, fieldsOf, messageLimits as limits, mostButtons, type MessageContent } from './model.ts'

/** What is edited of a message. */
export interface Draft {
  messageName: string
  content: MessageContent
}

/** What is wrong with a field, as the last part of a message ID. */
export type Problem = 'empty' | 'address' | 'color' | 'event' | 'end' | 'number' | 'version' | 'choice'

/** What each group of fields gets. */
export interface PartProps {
  content: MessageContent
  change: (part: Partial<MessageContent>) => void
  problems: ReadonlyMap<string, Problem>
  /** Whether nothing can be changed: buttons that would are left out. */
  readOnly: boolean
}

export function draftOf({ messageName, content }: Message): Draft {
  return { messageName, content }
}

/** The content with as many labels and addresses as it has buttons. */
export function withButtons(content: MessageContent, addresses: readonly string[]): MessageContent {
  const kept = addresses.slice(0, mostButtons[content.kind])
  return {
    ...content,
    addresses: kept,
    texts: content.texts.map((each) => ({ ...each, buttons: kept.map((_, at) => each.buttons[at] ?? '') })),
  }
}

/** Whether an address can be opened: a page (R99), or a place in the app. */
function isAddress(address: string): boolean {
  return (
    address === '' ||
    isWebAddress(address) ||
    problemOfTarget(address, { ownOrigins: [], appSchemes: true }) === undefined
  )
}

/** Problems by field, such as `texts.0.title`. */
export function problemsOf({ messageName, content }: Draft): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>()
  const require = (field: string, isGood: boolean, problem: Problem) => {
    if (!isGood) problems.set(field, problem)
  }
  const { kind, texts, colors, addresses, trigger, startTime, endTime, frequency } = content
  require('messageName', messageName.trim() !== '', 'empty')
  texts.forEach(({ title, buttons }, at) => {
    require(`texts.${at}.title`, title.trim() !== '', 'empty')
    if (kind === 'card')
      buttons.forEach((label, place) => require(`texts.${at}.buttons.${place}`, label.trim() !== '', 'empty'))
  })
  addresses.forEach((address, at) => require(`addresses.${at}`, isAddress(address.trim()), 'address'))
  for (const [name, color] of Object.entries(colors)) require(`colors.${name}`, colorForm.test(color), 'color')
  require('trigger.eventName', /^([A-Za-z][\w.-]{0,63})?$/.test(trigger.eventName.trim()), 'event')
  require('endTime', startTime === null || endTime === null || endTime > startTime, 'end')
  const whole = (field: string, value: number, least: number, most: number) =>
    require(field, Number.isInteger(value) && value >= least && value <= most, 'number')
  whole('trigger.count', trigger.count, 1, limits.eventCount)
  whole('frequency.perPerson', frequency.perPerson, 1, limits.perPerson)
  whole('frequency.perDay', frequency.perDay, 1, limits.perDay)
  whole('frequency.gapMinutes', frequency.gapMinutes, 0, limits.gapMinutes)
  whole('priority', content.priority, 1, limits.priority)
  whole('holdout', content.holdout, 0, limits.holdout)
  whole('conversion.hours', content.conversion.hours, 1, limits.conversionHours)
  require('conversion.eventName', content.conversion.kind !== 'custom' || !!content.conversion.eventName, 'choice')
  const audience = fieldsOf(content.audience)
  for (const field of ['fromVersion', 'toVersion'] as const) {
    const version = audience?.[field] ?? ''
    require(`audience.${field}`, version === '' || readVersion(version) !== undefined, 'version')
  }
  return problems
}
