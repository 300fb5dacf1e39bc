import { useContext, type Context } from 'react'

/**
 * The value of a context that a component above has to provide.
 *
 * @param from - Components that provide it, as the error names them.
 * @throws Error if none of them is above.
 */
export function useProvided<T>(context: Context<T | null>, from = '<WidgetRoot>'): T {
  const value = useContext(context)
  if (!value) throw new Error(`Components of console-widgets need a ${from} around them`)
  return value
}
