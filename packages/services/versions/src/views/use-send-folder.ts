import { useState } from 'react'
import type { Version } from '../data.ts'
import type { FolderPlan, PlannedSet } from '../folder/plan-folder.ts'
import { findMedia, type MediaSet, type Pictures } from '../model.ts'
import { isGeneral, withSet } from './use-media-of.ts'
import { useSave } from './use-save.ts'

/** Uploads the files of a folder, and saves each set once its files are there. */
export function useSendFolder(version: Version, upload: (file: File) => Promise<string>) {
  const save = useSave(version)
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
    setSent(0)
    return async () => {
      if (openIcon) await save({ materials: { icon: await uploaded(openIcon) } })
      openIcon = undefined
      for (let set = open[0]; set; set = open[0]) {
        const pictures = await picturesOf(set)
        if (isGeneral(set.key)) await save({ materials: pictures })
        else {
          const next = withSet(media, { ...(findMedia(media, set.key) ?? emptySet(set)), ...pictures })
          await save({ materials: { media: next } })
          media = next
        }
        open.shift()
      }
    }
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
