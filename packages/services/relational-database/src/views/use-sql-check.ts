import { useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { editorData } from '../data.ts'
import { databaseLimits } from '../model.ts'

type Checked = Awaited<ReturnType<ReturnType<typeof editorData>['check']>>

/** Milliseconds without a key press after which the parser is asked. */
const pause = 500

/** Result of PostgreSQL's parser for the SQL being typed; undefined until known. */
export function useSqlCheck(name: string, sql: string): Checked | undefined {
  const { check } = useData(editorData, name)
  const [known, setKnown] = useState<{ sql: string; checked: Checked }>()
  useEffect(() => {
    if (!sql.trim() || sql.length > databaseLimits.sqlLength) return
    let wanted = true
    const timer = setTimeout(() => {
      check(sql).then(
        (checked) => wanted && setKnown({ sql, checked }),
        // Running it reports the error.
        () => {},
      )
    }, pause)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [check, sql])
  return known?.sql === sql ? known.checked : undefined
}
