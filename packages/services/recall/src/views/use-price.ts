import { useData, useStore } from '@console-widgets/ui'
import { sendablesData } from '../data.ts'
import { fillSlots, partsOf, pricePerPart, type Sending } from '../model.ts'

/** What a message costs, in hundredths of a yuan. Undefined: nothing, or it isn't known yet. */
export function usePrice(appId: string, { channel, templateId, signatureId, slots }: Sending): number | undefined {
  const { templates, signatures } = useData(sendablesData, appId)
  const template = useStore(templates).data?.items.find((each) => each.templateId === templateId)
  const signature = useStore(signatures).data?.items.find((each) => each.signatureId === signatureId)
  if (channel !== 'sms' || !template) return undefined
  const { language, text } = template
  const sms = { text: fillSlots(text, slots), signature: signature?.signature ?? '', language }
  return partsOf(sms).parts * pricePerPart
}
