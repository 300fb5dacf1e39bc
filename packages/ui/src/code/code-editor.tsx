import { Suspense } from 'react'
import { Loading } from '../embedding/loading.tsx'
import { classNames } from '../parts/class-names.ts'
import { lazyPart } from '../parts/lazy-part.tsx'
import type { CodeEditorProps } from './editor-types.ts'

const LoadedEditor = lazyPart(() => import('./loaded-editor.tsx').then((module) => module.LoadedEditor))

/** Code editor with syntax colors, completion, diagnostics, and search. It loads on first use. */
export function CodeEditor(props: CodeEditorProps) {
  const { fill, lines: [least] = [6] } = props
  return (
    <div className={classNames('min-w-0', fill && 'h-full min-h-0')}>
      <Suspense
        fallback={
          <div className="rounded-md border border-line p-3" style={{ minHeight: least * 20 + 46 }}>
            <Loading />
          </div>
        }
      >
        <LoadedEditor {...props} />
      </Suspense>
    </div>
  )
}
