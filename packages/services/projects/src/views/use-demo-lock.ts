import { useProjectsText } from '../generated/text.ts'

/** Reason why a project can't be changed: it is a demo project, and the platform has locked it for this user (R120). */
export function useDemoLock({ isLocked }: { isLocked: boolean }): string | undefined {
  const text = useProjectsText()
  return isLocked ? text('projects.demo.locked') : undefined
}
