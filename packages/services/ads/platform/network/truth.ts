import type { MaterialKind } from '@console-widgets/ads/model'
import { drawOf } from './draw.ts'

/** Share of the people who click, by the kind of material. The network expects it of every material. */
export const usualRates: Readonly<Record<MaterialKind, number>> = { image: 0.06, video: 0.075, text: 0.045 }
const installRate = 0.26
/** Share of those who don't click and come later by themselves. */
const laterRate = 0.006

/** Share of the effects that are none, and the range of the others. */
const withoutEffect = 1 / 3
const [worst, best] = [-0.15, 0.2]

/**
 * What a material does, as a factor. It's drawn from a hash, and known to the network only: what a console says about
 * a material has to be found out from the events.
 */
function truthOf(materialId: string, of: 'clicks' | 'installs'): number {
  const drawn = drawOf(`truth ${of} ${materialId}`)
  if (drawn < withoutEffect) return 1
  return 1 + worst + ((drawn - withoutEffect) / (1 - withoutEffect)) * (best - worst)
}

/** What a person does with an ad: they click or not, and may install the app some hours later. */
export function answerOf(
  { materialId, kind }: { materialId: string; kind: MaterialKind },
  adProjectId: string,
  { person, time }: { person: number; time: number },
): { clicks: boolean; installAfter: number | undefined } {
  const key = `${adProjectId} ${materialId} ${person} ${time}`
  const clicks = drawOf(`click ${key}`) < usualRates[kind] * truthOf(materialId, 'clicks')
  const rate = clicks ? installRate * truthOf(materialId, 'installs') : laterRate
  if (drawOf(`install ${key}`) >= rate) return { clicks, installAfter: undefined }
  const drawn = drawOf(`hours ${key}`)
  return { clicks, installAfter: clicks ? hoursAfterClick(drawn) : Math.floor(drawn * 48) }
}

/** Most install soon, some within the week that a click counts, and a few after it. */
function hoursAfterClick(drawn: number): number {
  if (drawn < 0.7) return Math.floor((drawn / 0.7) * 3)
  if (drawn < 0.9) return 3 + Math.floor(((drawn - 0.7) / 0.2) * 21)
  return 24 + Math.floor(((drawn - 0.9) / 0.1) * 8 * 24)
}
