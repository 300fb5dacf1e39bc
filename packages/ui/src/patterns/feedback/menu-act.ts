import type { IconName } from '../../parts/icon.tsx'
import type { Act } from './use-act.ts'

/** An action in a menu. */
export interface MenuAct extends Act {
  icon?: IconName
  /** Why it is disabled; it stays in the menu with the reason. */
  reason?: string
}
