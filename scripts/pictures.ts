import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pictureLooks } from '../.storybook/picture-looks.ts'
import { buildStorybook, buildStorybookOf, isBuilt } from './pictures/build-storybook.ts'
import { compare } from './pictures/compare-pictures.ts'
import { type ChangedPicture, indexHtml } from './pictures/index-html.ts'
import { changedSince, type PicturedStory, storiesOf } from './pictures/stories.ts'
import { type StoryPictures, takePictures } from './pictures/take-pictures.ts'

/**
 * `npm run pictures [-- --against <commit>] [--changed] [--only <text>] [--looks <names>] [--minutes <number>]`: takes
 * pictures of stories, compares them with those of a commit, and writes an index of the ones that differ.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const { values: wanted } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD' },
    changed: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    looks: { type: 'string', default: Object.keys(pictureLooks).join() },
    minutes: { type: 'string', default: '600' },
  },
})
const looks = wanted.looks.split(',')
const unknown = looks.find((look) => !(look in pictureLooks))
if (unknown) throw new Error(`There is no look '${unknown}'. Choose from ${Object.keys(pictureLooks).join(', ')}.`)

const folder = '.build/pictures'
const start = Date.now()
/** Half of the time is for the pictures of before. */
const timeAfter = (share: number) => start + Number(wanted.minutes) * share * 60_000

await main()

async function main(): Promise<void> {
  const commit = commitOf(wanted.against)
  if (!commit) return console.log(`There is no commit ${wanted.against} here to compare pictures with.`)
  const here = join(folder, 'storybook')
  rmSync(here, { recursive: true, force: true })
  console.log('Building Storybook …')
  buildStorybook('.', here)
  const files = wanted.changed ? changedSince(commit, here) : undefined
  const stories = storiesOf(here).filter(({ id, file }) => id.includes(wanted.only) && (files?.has(file) ?? true))
  if (stories.length === 0) return console.log(`No story to compare with ${wanted.against}.`)
  const { before, left } = await takeBefore(commit, stories)
  if (before) await compareWith(before, here, stories, left)
}

function commitOf(name: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

/** Pictures of a commit. */
interface Before {
  folder: string
  /** IDs of the stories that the commit has. */
  known: ReadonlySet<string>
}

/** Takes the pictures of the commit that no earlier run took. Returns stories for which there was no time, too. */
async function takeBefore(
  commit: string,
  stories: readonly PicturedStory[],
): Promise<{ before?: Before; left: PicturedStory[] }> {
  const before = join(folder, commit)
  const storybook = join(before, 'storybook')
  // One commit's pictures are kept: those of all stories take 150 MB.
  for (const name of readdirSync(folder))
    if (/^[0-9a-f]{40}$/.test(name) && name !== commit) rmSync(join(folder, name), { recursive: true })
  if (!isBuilt(storybook)) {
    console.log(`Building the Storybook of ${wanted.against} …`)
    if (!buildStorybookOf(commit, storybook)) {
      console.log(
        `The stories of ${wanted.against} cannot be switched between looks: there is nothing to compare with.`,
      )
      return { left: [] }
    }
  }
  const known = new Set(storiesOf(storybook).map(({ id }) => id))
  const missing = stories.filter(({ id }) => known.has(id) && !looks.every((look) => has(before, id, look)))
  console.log(`Taking pictures of ${missing.length} stories of ${wanted.against} …`)
  const left = await takePictures({
    storybook,
    stories: missing,
    looks,
    until: timeAfter(0.5),
    onTaken: ({ story, pictures }) => {
      for (const [look, picture] of pictures) write(join(before, story.id, `${look}.png`), picture)
    },
  })
  return { before: { folder: before, known }, left }
}

async function compareWith(
  before: Before,
  storybook: string,
  stories: readonly PicturedStory[],
  withoutBefore: readonly PicturedStory[],
): Promise<void> {
  const report = join(folder, 'report')
  rmSync(report, { recursive: true, force: true })
  const changed: ChangedPicture[] = []
  const failed: { story: PicturedStory; failure: string }[] = []
  let compared = 0
  const notTaken = new Set(withoutBefore)
  const begun = stories.filter((story) => !notTaken.has(story))
  console.log(`Taking pictures of ${begun.length} stories …`)
  const left = await takePictures({
    storybook,
    stories: begun,
    looks,
    until: timeAfter(1),
    onTaken: (taken) => {
      if (taken.failure) failed.push({ story: taken.story, failure: taken.failure })
      compared += taken.pictures.size
      changed.push(...changesOf(taken, before, report))
    },
  })
  const index = join(report, 'index.html')
  changed.sort((one, other) => (one.story.id < other.story.id ? -1 : one.story.id > other.story.id ? 1 : 0))
  const html = indexHtml({ against: wanted.against, compared, changed, failed, left: [...withoutBefore, ...left] })
  write(index, Buffer.from(html))
  console.log(`${compared} pictures compared with ${wanted.against}, ${changed.length} differ: ${index}`)
  for (const { story, failure } of failed) console.log(`No pictures of ${story.title} / ${story.name}: ${failure}`)
}

/** Compares the pictures of a story, and keeps those that differ. */
function changesOf({ story, pictures }: StoryPictures, before: Before, report: string): ChangedPicture[] {
  return [...pictures].flatMap<ChangedPicture>(([look, now]) => {
    const place = join(story.id, look)
    const change = { story, look, now: `${place}-now.png` }
    if (!before.known.has(story.id)) {
      write(join(report, change.now), now)
      return [{ ...change, pixels: undefined }]
    }
    // The story failed before, and there is nothing to compare with.
    if (!existsSync(join(before.folder, `${place}.png`))) return []
    const earlier = readFileSync(join(before.folder, `${place}.png`))
    const difference = compare(earlier, now)
    if (!difference) return []
    write(join(report, `${place}-before.png`), earlier)
    write(join(report, change.now), now)
    write(join(report, `${place}-difference.png`), difference.picture)
    return [
      {
        ...change,
        pixels: difference.pixels,
        before: `${place}-before.png`,
        difference: `${place}-difference.png`,
      },
    ]
  })
}

/** Whether a story's picture exists; a story that determines how it looks has only one. */
function has(before: string, id: string, look: string): boolean {
  return existsSync(join(before, id, `${look}.png`)) || existsSync(join(before, id, 'own.png'))
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
