/** How far a tester of a group is, in the test of which they heard last. */
export const testerSteps = [
  'added',
  'invited',
  'returned',
  'accepted',
  'downloaded',
  'used',
  'feedback',
  'left',
  'removed',
] as const
export type TesterStep = (typeof testerSteps)[number]

/**
 * Why a tester stands still.
 * @param isTesting whether a test of the group is running
 */
export function reasonOfStep(step: TesterStep, isTesting: boolean): TesterStep | 'noTest' | 'country' {
  if (step === 'added') return isTesting ? 'country' : 'noTest'
  return step
}

/** Stages that testers pass one after the other. */
export const testerStages = ['added', 'invited', 'accepted', 'downloaded', 'used', 'feedback'] as const
export type TesterStage = (typeof testerStages)[number]

/** Stage that a tester has reached at each step. Those who left or were removed had accepted. */
const stageOf: Readonly<Record<TesterStep, TesterStage>> = {
  added: 'added',
  invited: 'invited',
  returned: 'invited',
  accepted: 'accepted',
  left: 'accepted',
  removed: 'accepted',
  downloaded: 'downloaded',
  used: 'used',
  feedback: 'feedback',
}

/** How many testers have reached each stage, or gone beyond it. */
export function progressOf(
  added: number,
  steps: readonly { step: TesterStep; testers: number }[],
): { stage: TesterStage; testers: number }[] {
  return testerStages.map((stage, index) => {
    if (stage === 'added') return { stage, testers: added }
    const reached = steps.filter(({ step }) => testerStages.indexOf(stageOf[step]) >= index)
    return { stage, testers: reached.reduce((sum, { testers }) => sum + testers, 0) }
  })
}
