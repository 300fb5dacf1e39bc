import { icons, type IconName } from '@console-widgets/ui'
import type { FileEntry } from '../../data.ts'
import { previewKindOf, type PreviewKind } from '../../model.ts'

const drawings: Record<PreviewKind, IconName> = {
  image: icons.image,
  video: icons.play,
  audio: 'M3 6v4h2.5L9 13V3L5.5 6zM11.5 5.5a3.5 3.5 0 0 1 0 5',
  pdf: icons.file,
  text: 'M4 1.8h5L12.5 5v9.2H4zM6.2 8h4M6.2 10.8h4',
}

/** Icon of a file or folder in lists. */
export function iconOf({ kind, contentType }: Pick<FileEntry, 'kind' | 'contentType'>): IconName {
  if (kind === 'folder') return 'folder'
  const preview = contentType === null ? undefined : previewKindOf(contentType)
  return preview ? drawings[preview] : icons.file
}
