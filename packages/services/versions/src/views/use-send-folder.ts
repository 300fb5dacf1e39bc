import { useContext, useState } from 'react'
import type { Version } from '../data.ts'
import type { FolderPlan, PlannedSet } from '../folder/plan-folder.ts'
import { findMedia, type MediaSet, type Pictures } from '../model.ts'
import { isGeneral, withSet } from './use-media-of.ts'
import { stepOf, type Changes } from '../undo/listing-step.ts'
import { RecorderContext } from '../undo/undo-context.ts'
import { useSavePart } from './use-save.ts'

/** Uploads the files of a folder, and saves each set once its files are there. */
export function useSendFolder(version: Version, upload: (file: File) => Promise<string>) {
  const savePart = useSavePart(version)
  const { record } = useContext(RecorderContext)
  const [sent, setSent] = useState(0)

  const uploaded = async (file: File) => {
    const objectId = await upload(file)
    setSent((count) => count + 1)
    return objectId
  }
  const picturesOf = async ({ screenshots, imgShowType, feature, video }: PlannedSet): Promise<Partial<Pictures>> => {
    const shots: string[] = []
    for (const file of screenshots) shots.push(await uploaded(file))
    return {
      ...(shots.length > 0 ? { screenshots: shots, imgShowType } : {}),
      ...(feature ? { featureImage: await uploaded(feature) } : {}),
      ...(video ? { video: await uploaded(video) } : {}),
    }
  }
  /** Returns what sends a folder. After a failure, it can be called again, and goes on with what is missing. */
  const start = ({ icon, sets }: FolderPlan) => {
    let { media } = version.materials
    const open = [...sets]
    let openIcon = icon
    let saved: Changes = {}
    const save = async (materials: NonNullable<Changes['materials']>) => {
      await savePart({ materials })
      saved = { materials: { ...saved.materials, ...materials } }
    }
    setSent(0)
    const send = async () => {
      if (openIcon) await save({ icon: await uploaded(openIcon) })
      openIcon = undefined
      for (let set = open[0]; set; set = open[0]) {
        const pictures = await picturesOf(set)
        if (isGeneral(set.key)) await save(pictures)
        else {
          const next = withSet(media, { ...(findMedia(media, set.key) ?? emptySet(set)), ...pictures })
          await save({ media: next })
          media = next
        }
        open.shift()
      }
    }
    // However far it came, a folder is one step: its next part begins where the first began.
    return () => send().finally(() => record(stepOf(version, saved)))
  }
  return { sent, start }
}

const emptySet = ({ key, imgShowType }: PlannedSet): MediaSet => ({
  ...key,
  screenshots: [],
  imgShowType,
  featureImage: null,
  video: null,
})
