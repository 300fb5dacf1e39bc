import { type ComponentType, createElement, lazy } from 'react'
import { markLoadFailure } from './load-failures.ts'

/** What lets parts that couldn't be loaded be loaded again. */
const failed: (() => void)[] = []

/** Lets parts that couldn't be loaded be loaded again, which React's `lazy` never does. Called before a retry. */
export const forgetFailedParts = (): void => failed.splice(0).forEach((restart) => restart())

/**
 * Component that loads when it is first shown. Unlike React's `lazy` it takes a named export, keeps type parameters,
 * and can be loaded again after a failure.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a component of any properties, which stays as it is
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>): Part {
  let Loaded: ComponentType
  const start = () => {
    Loaded = lazy(async () => {
      try {
        return { default: (await load()) as unknown as ComponentType }
      } catch (error) {
        failed.push(start)
        throw markLoadFailure(error)
      }
    })
  }
  start()
  return ((props: object) => createElement(Loaded, props)) as unknown as Part
}
