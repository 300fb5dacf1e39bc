import { readPlace, writePlace } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useAct } from '../feedback/use-act.ts'
import { useAllows } from '../place/use-allowed.ts'
import { usePlace } from '../place/place-context.tsx'
import type { ListAction } from './list-types.ts'

/** Parameter of an address that starts an action of the page's list, such as `/apps?action=create`. */
const parameter = 'action'

/** Starts the action that the address names, once: it removes it from the address, so that no reload repeats it. */
export function StartedAction({ actions }: { actions: readonly ListAction[] }) {
  const place = usePlace()
  const { path, parameters } = readPlace(useStore(place.$route))
  const allows = useAllows()
  const { act } = useAct()
  const named = parameters.get(parameter)
  const action = actions.find(({ id, call, disabled }) => id === named && !disabled && allows(call))
  useEffect(() => {
    if (!action) return
    parameters.delete(parameter)
    place.go(writePlace(path, parameters), { replace: true })
    void act(action)
  })
  return null
}
