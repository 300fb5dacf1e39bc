import { useData, useStore } from '@console-widgets/ui'
import { sendablesData } from '../data.ts'
import { fillSlots, partsOf, pricePerPart, type Sending } from '../model.ts'

/**
 * What a message costs, in hundredths of a yuan. Undefined: nothing, or it isn't known yet. `unknown`: its template or
 * its signature couldn't be read.
 */
export function usePrice(
  appId: string,
  { channel, templateId, signatureId, slots }: Sending,
): number | 'unknown' | undefined {
  const { templates, signatures } = useData(sendablesData, appId)
  const [texts, names] = [useStore(templates), useStore(signatures)]
  if (channel !== 'sms') return undefined
  if ((texts.error && !texts.data) || (names.error && !names.data)) return 'unknown'
  const template = texts.data?.items.find((each) => each.templateId === templateId)
  const signature = names.data?.items.find((each) => each.signatureId === signatureId)
  if (!template || !names.data) return undefined
  const { language, text } = template
  const sms = { text: fillSlots(text, slots), signature: signature?.signature ?? '', language }
  return partsOf(sms).parts * pricePerPart
}
