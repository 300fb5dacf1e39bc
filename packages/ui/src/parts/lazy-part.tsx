import { useLingui } from '@lingui/react'
import { type ComponentType, lazy, useContext } from 'react'
import { ErrorBoundary } from '../embedding/error-boundary.tsx'
import { markLoadFailure } from './load-failures.ts'
import { OpenedContext } from './opened.tsx'

/**
 * Component that loads when it is first shown. Unlike React's `lazy` it takes a named export, keeps type parameters,
 * and can be loaded again after a failure: a card in its place says so, or what was opened closes again
 * (`opened.tsx`). Everything around it stays, with what has been typed.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a component of any properties, which stays as it is
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>): Part {
  let Loaded: ComponentType
  /** Withdraw the messages that it couldn't be loaded. */
  const told: (() => void)[] = []
  const start = () => {
    Loaded = lazy(async () => {
      try {
        const part = (await load()) as unknown as ComponentType
        told.splice(0).forEach((withdraw) => withdraw())
        return { default: part }
      } catch (error) {
        throw markLoadFailure(error, start)
      }
    })
  }
  start()
  // Of its own, so that a retry of the boundary shows what is loaded by then.
  const Latest = (props: object) => <Loaded {...props} />
  return function LazyPart(props: object) {
    const tellAndClose = useContext(OpenedContext)
    const language = useLingui().i18n.locale
    return (
      <ErrorBoundary loadsOnly language={language} onUnloaded={tellAndClose && (() => void told.push(tellAndClose()))}>
        <OpenedContext.Provider value={undefined}>
          <Latest {...props} />
        </OpenedContext.Provider>
      </ErrorBoundary>
    )
  } as unknown as Part
}
