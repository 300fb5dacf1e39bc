import type { IconName } from '../../parts/icon.tsx'
import type { Act } from './use-act.ts'

/** One act in a menu. */
export interface MenuAct extends Act {
  icon?: IconName
  /** Why it cannot be done now; it stays in the menu and says so. */
  reason?: string
}
