import { useData, useStore } from '@console-widgets/ui'
import { createContext, useMemo } from 'react'
import { sendablesData, stepMessagesData } from '../data.ts'

/** Names of the templates and in-app messages that steps send, by their IDs. Steps would look alike without them. */
export const TemplateNames = createContext<ReadonlyMap<string, string>>(new Map())

/** Reads the names for an app; there are none until they have come. */
export function useTemplateNames(appId: string): ReadonlyMap<string, string> {
  const { templates, thirdParty } = useData(sendablesData, appId)
  const sms = useStore(templates).data?.items
  const others = useStore(thirdParty).data?.items
  const messages = useStore(useData(stepMessagesData, appId).messages).data?.items
  return useMemo(
    () =>
      new Map([
        ...[...(sms ?? []), ...(others ?? [])].map((each) => [each.templateId, each.templateName] as const),
        ...(messages ?? []).map((each) => [each.messageId, each.messageName] as const),
      ]),
    [sms, others, messages],
  )
}
