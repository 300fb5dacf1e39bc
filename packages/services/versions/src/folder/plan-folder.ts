import { headerBytes, readImageHeader } from '@console-widgets/core/image-header'
import { fieldOfMedia, imageRules, type MediaKey, versionLimits, videoRule, wrongMeasure } from '../model.ts'
import { type FilePart, type KnownPlaces, type Misfit, placeFile } from './place-file.ts'
import type { FolderFile } from './read-folder.ts'

/** A file that isn't used, and why. */
export interface RefusedFile {
  path: string
  misfit: Misfit
  sample: string
}

/** Files of one language and type of device, each with the order of the store. */
export interface PlannedSet {
  key: MediaKey
  screenshots: File[]
  /** By the first screenshot: 0 portrait, 1 landscape. */
  imgShowType: 0 | 1
  feature?: File
  video?: File
}

/** Where the files of a folder go. */
export interface FolderPlan {
  icon?: File
  sets: PlannedSet[]
  refused: RefusedFile[]
}

interface Checked {
  misfit?: Misfit
  sample?: string
  isWide?: boolean
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** Finds the place of each file, and examines it as the platform would, before any of its bytes are sent. */
export async function planFolder(files: readonly FolderFile[], known: KnownPlaces): Promise<FolderPlan> {
  const plan: FolderPlan = { sets: [], refused: [] }
  for (const { path, file } of files.toSorted((one, other) => inOrder.compare(one.path, other.path))) {
    const refuse = (misfit: Misfit, sample = '') => plan.refused.push({ path, misfit, sample })
    const place = placeFile(path, known)
    if (place.misfit) {
      refuse(place.misfit, place.sample)
      continue
    }
    const { part, key } = place
    const { misfit, sample, isWide = false } = await checkFile(file, part)
    if (misfit) {
      refuse(misfit, sample)
      continue
    }
    if (part === 'icon') {
      if (plan.icon) refuse('twice', plan.icon.name)
      else plan.icon = file
      continue
    }
    const set = setOf(plan, key)
    if (part === 'screenshot') {
      if (set.screenshots.length === versionLimits.mostScreenshots) refuse('tooMany')
      else if (set.screenshots.push(file) === 1) set.imgShowType = isWide ? 1 : 0
      continue
    }
    const other = set[part]
    if (other) refuse('twice', other.name)
    else set[part] = file
  }
  // Those that all languages show come first.
  plan.sets.sort((one, other) => Number(one.key.lang !== null) - Number(other.key.lang !== null))
  return plan
}

/** Number of files that are used. */
export function countFiles({ icon, sets }: FolderPlan): number {
  return sets.reduce(
    (sum, { screenshots, feature, video }) => sum + screenshots.length + (feature ? 1 : 0) + (video ? 1 : 0),
    icon ? 1 : 0,
  )
}

function setOf(plan: FolderPlan, key: MediaKey): PlannedSet {
  const known = plan.sets.find((set) => fieldOfMedia(set.key) === fieldOfMedia(key))
  if (known) return known
  const set: PlannedSet = { key, screenshots: [], imgShowType: 0 }
  plan.sets.push(set)
  return set
}

async function checkFile(file: File, part: FilePart): Promise<Checked> {
  if (part === 'video') return file.size > videoRule.bytes ? tooLarge(videoRule.bytes) : {}
  const rule = imageRules[part]
  if (file.size > rule.bytes) return tooLarge(rule.bytes)
  const header = readImageHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()))
  if (!header) return { misfit: 'unreadable' }
  const types: readonly string[] = rule.types
  if (!types.includes(header.type)) return { misfit: 'type', sample: header.type }
  const misfit = wrongMeasure(rule, header)
  const { width, height } = header
  return misfit ? { misfit, sample: `${width} × ${height}` } : { isWide: width > height }
}

const tooLarge = (bytes: number): Checked => ({ misfit: 'size', sample: String(bytes / 1024 ** 2) })
