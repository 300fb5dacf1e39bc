import { Section, useData, useToast, withText } from '@console-widgets/ui'
import { useState } from 'react'
import { picturesData } from '../data.ts'
import { countFiles, type FolderPlan, planFolder } from '../folder/plan-folder.ts'
import type { FolderFile } from '../folder/read-folder.ts'
import { folderLocales } from '../generated/locales.ts'
import { useFolderText } from '../generated/text.ts'
import { AddLanguage } from './add-language.tsx'
import { FolderDrop } from './folder-drop.tsx'
import { FolderReport } from './folder-report.tsx'
import type { SectionProps } from './section-props.ts'
import { useLocked } from './use-reason.ts'
import { useSendFolder } from './use-send-folder.ts'
import { useUpload } from './use-upload.ts'

/** A folder of images and videos, each of which finds its language and device by its path. */
export function FolderSection(props: SectionProps) {
  return <WithWords {...props} />
}

const WithWords = withText(folderLocales, FolderView)

function FolderView({ version }: SectionProps) {
  const text = useFolderText()
  const toasts = useToast()
  const locked = useLocked(version)
  const { upload } = useData(picturesData)
  const [plan, setPlan] = useState<FolderPlan>()
  const [files, setFiles] = useState<readonly FolderFile[]>([])
  const [adding, setAdding] = useState<string>()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { sent, start } = useSendFolder(version, upload)
  const sending = useUpload(locked)
  /** @param added a language that the version has just got */
  const take = async (read: Promise<readonly FolderFile[]>, added: readonly string[] = []) => {
    setReading(true)
    setProblem(undefined)
    try {
      const { defaultLang, deviceTypes, languages, materials } = version
      const known = [...deviceTypes, ...materials.media.map(({ deviceType }) => deviceType)]
      const found = await read
      setFiles(found)
      setPlan(
        await planFolder(found, {
          defaultLang,
          languages: [...languages.map(({ lang }) => lang), ...added],
          deviceTypes: known,
        }),
      )
    } catch {
      setProblem(text('versions.folder.failed'))
    } finally {
      setReading(false)
    }
  }
  const run = (chosen: FolderPlan) => {
    const send = start(chosen)
    return sending.run(async () => {
      await send()
      toasts.show({ tone: 'success', title: text('versions.folder.done', { count: countFiles(chosen) }) })
      setPlan(chosen.refused.length > 0 ? { sets: [], refused: chosen.refused } : undefined)
    })
  }
  return (
    <Section title={text('versions.folder')} description={text('versions.folder.help')}>
      {plan ? (
        <FolderReport
          version={version}
          plan={plan}
          sent={sending.reason === undefined ? undefined : sent}
          error={sending.error}
          onRetry={sending.again}
          onSend={() => void run(plan)}
          onClose={() => setPlan(undefined)}
          onAddLanguage={locked === undefined ? setAdding : undefined}
        />
      ) : (
        <FolderDrop
          reason={locked ?? (isReading ? text('versions.folder.reading') : undefined)}
          error={problem}
          onFiles={(files) => void take(files)}
        />
      )}
      <AddLanguage
        version={version}
        open={adding !== undefined}
        initial={adding}
        onOpenChange={() => setAdding(undefined)}
        onAdded={(lang) => void take(Promise.resolve(files), [lang])}
      />
    </Section>
  )
}
