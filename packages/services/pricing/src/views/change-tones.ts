import type { Tone } from '@console-widgets/ui'
import type { ChangeState } from '../model.ts'

/** How the states of price changes look. */
export const changeTones: Record<ChangeState, Tone> = { scheduled: 'info', applied: 'success', canceled: 'draft' }
