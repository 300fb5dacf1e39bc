import { useEffect, useState } from 'react'
import type { Template } from '../model.ts'

type CompilePattern = (pattern: string) => (text: string) => boolean

/** Compiles patterns, once a template has some: few do, and the engine is large. */
export function usePatterns({ conditions }: Template): CompilePattern | undefined {
  const [compile, setCompile] = useState<CompilePattern>()
  const needed = conditions.some(({ anyOf }) =>
    anyOf.some(({ allOf }) => allOf.some(({ operator }) => operator === 'matches')),
  )
  useEffect(() => {
    if (needed)
      void import('@console-widgets/conditions/patterns').then(({ compilePattern }) =>
        setCompile(() => (pattern: string) => {
          try {
            return compilePattern(pattern)
          } catch {
            return () => false
          }
        }),
      )
  }, [needed])
  return compile
}
