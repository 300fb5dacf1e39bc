import { useKnownText, useServiceWords } from '@console-widgets/ui'
import { useMemo } from 'react'

export { actLocales } from './locales/index.ts'

/** Puts acts, and the rows and fields that they changed, into the words of the services. */
export interface ActWords {
  /** What somebody did, by the id of the call or the kind of job: a phrase of its own, or its verb with its thing. */
  act: (id: string) => string
  /** What kind of thing a row of a table is. */
  thing: (table: string) => string
  /** A field of such a row; undefined when nobody has a word for it. */
  field: (table: string, name: string) => string | undefined
}

/**
 * The words for acts. A service has them under its area, so that two may each have a thing of the same name; what it
 * has no word for is called by its name.
 */
export function useActWords(): ActWords {
  const { areas, find } = useServiceWords()
  const findOwn = useKnownText()
  return useMemo(() => {
    const readable = (name: string) => name.replaceAll(/[-_]/g, ' ')
    const areaOf = (table: string) => areas.find((area) => find(`rows.${area}.${table}`) !== undefined)
    return {
      act(id) {
        const phrase = find(`acts.${id}`)
        if (phrase !== undefined) return phrase
        const [area = '', thing = '', verb = ''] = id.split('.')
        return (
          findOwn(`acts.verb.${verb}`, { thing: find(`things.${area}.${thing}`) ?? readable(thing) }) ??
          readable(id.replaceAll('.', ' '))
        )
      },
      thing: (table) => find(`rows.${areaOf(table)}.${table}`) ?? readable(table),
      field(table, name) {
        const area = areaOf(table)
        return (
          find(`fields.${area}.${table}.${name}`) ?? find(`fields.${area}.${name}`) ?? findOwn(`acts.field.${name}`)
        )
      },
    }
  }, [areas, find, findOwn])
}
