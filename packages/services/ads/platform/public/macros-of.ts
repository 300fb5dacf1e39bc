import type { Macro } from '@console-widgets/ads/model'

/** Values of the macros for a click or a view of a monitor link. */
export function macrosOf(
  { adProjectId, materialId }: { adProjectId: string | null; materialId: string | null },
  clickId: string,
  time: number,
): Record<Macro, string> {
  return { CLICK_ID: clickId, PROJECT: adProjectId ?? '', MATERIAL: materialId ?? '', TS: String(time) }
}
