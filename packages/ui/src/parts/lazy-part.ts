import { type ComponentType, lazy, type ReactNode } from 'react'

/**
 * Component that loads when it is first shown. Unlike React's `lazy` it takes a named export and keeps type parameters.
 */
export function lazyPart<Part extends (props: never) => ReactNode>(load: () => Promise<Part>): Part {
  return lazy(() => load().then((part) => ({ default: part as unknown as ComponentType }))) as unknown as Part
}
