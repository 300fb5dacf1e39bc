import { useData, useToast } from '@console-widgets/ui'
import { projectsData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'

/** Turns projects on and off. Spending stops at once, so what can be undone is a project that is off. */
export function useTurning() {
  const text = useAdsText()
  const toasts = useToast()
  const { setStatus } = useData(projectsData)
  return {
    call: setStatus.call,
    turnOn: (adProjectId: string) => setStatus.run({ adProjectId, status: 'on' }),
    async turnOff(adProjectId: string) {
      await setStatus.run({ adProjectId, status: 'off' })
      toasts.show({
        tone: 'success',
        title: text('ads.turnedOff'),
        action: { label: text('ads.undo'), run: () => void setStatus.run({ adProjectId, status: 'on' }) },
      })
    },
  }
}
