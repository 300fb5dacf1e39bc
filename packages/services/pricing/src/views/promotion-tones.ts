import type { Tone } from '@console-widgets/ui'
import type { PromotionState } from '../model.ts'

/** Tones of the states of promotions. */
export const promotionTones: Record<PromotionState, Tone> = { draft: 'info', online: 'success', offline: 'draft' }
