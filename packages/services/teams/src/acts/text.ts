import { useKnownText } from '@console-widgets/ui'
import { useMemo } from 'react'

export { actLocales } from './locales/index.ts'

/** Puts acts, and the rows and fields that they changed, into words. */
export interface ActWords {
  /** What somebody did, by the id of the call: its own phrase, or one made of its verb and its thing. */
  act: (callId: string) => string
  /** What kind of thing a row is. */
  thing: (name: string) => string
  /** A field of a row; undefined when the catalogue does not have it. */
  field: (name: string) => string | undefined
}

/**
 * The words for acts; whatever the catalogue does not have is called by its name, so that no service must wait for it.
 */
export function useActWords(): ActWords {
  // Acts, things and fields come from the platform, so any may be asked for.
  const find = useKnownText()
  return useMemo(() => {
    const readable = (name: string) => name.replaceAll(/[-_]/g, ' ')
    return {
      act(callId) {
        const own = find(`acts.${callId}`)
        if (own) return own
        const [, thing = '', verb = ''] = callId.split('.')
        return (
          find(`acts.verb.${verb}`, { thing: find(`acts.of.${thing}`) ?? readable(thing) }) ??
          readable(callId.replaceAll('.', ' '))
        )
      },
      thing: (name) => find(`acts.row.${name}`) ?? readable(name),
      field: (name) => find(`acts.field.${name}`),
    }
  }, [find])
}
