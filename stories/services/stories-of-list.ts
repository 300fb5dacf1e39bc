import type { StoryObj } from '@storybook/react-vite'
import type { TagDeclaration } from '@console-widgets/ui/tag'
import type { StoryOnPlatform } from '../../.storybook/platform-loader.ts'
import { asTag } from './as-tag.tsx'
import { shows } from './look-at.ts'
import { demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from './looks.ts'

/** What a plain list's stories cannot know. */
export interface ListStories {
  tags: readonly TagDeclaration[]
  tag: TagDeclaration['tag']
  /** The call that lists, or the beginning of its id: it fails where the platform is unavailable. */
  call: string
  /** A text field to filter by. */
  field: string
  /** Words of a record. */
  record: string
  /** What the list says on first use. */
  empty: string
  /** What only those may do who may change the list. */
  acts: readonly string[]
  /** Whether the first use offers the first of these acts. Default true. */
  offers?: boolean
  /** Makes the records, where the demo team has none. */
  prepare?: StoryOnPlatform['prepare']
  /** Words that the other languages show beside the record's. */
  words?: { ru: string; cn: string }
}

/**
 * The stories that every plain list has. The list's file exports each by a line of its own, since the names of stories
 * are read from the text of a file.
 */
export function storiesOfList({ tags, tag, call, field, record, empty, acts, offers = true, ...own }: ListStories) {
  const filled: StoryObj = own.prepare ? { parameters: { platform: { prepare: own.prepare } } } : {}
  // The records of `prepare` are made by somebody who may: the others see a team that has none.
  const seen = own.prepare ? empty : record
  const first = acts.slice(0, offers ? 1 : 0)
  const inWords = (word: string | undefined) => (word === undefined ? {} : { play: shows(record, word) })
  const asItsTag = asTag(tags, tag, record)
  return {
    Filled: filled,
    FirstUse: firstUse(empty, ...first),
    NoMatch: noMatch(field),
    Unavailable: failing(call),
    OnlyLooking: onlyLooking(seen, ...acts),
    DemoVisitor: demoVisitor(seen, ...acts),
    AsTag: { ...asItsTag, parameters: { ...asItsTag.parameters, ...filled.parameters } },
    Dark: { ...filled, ...inDark },
    Russian: { ...filled, ...inRussian, ...inWords(own.words?.ru) },
    Chinese: { ...filled, ...inChinese, ...inWords(own.words?.cn) },
    Narrow: { ...filled, ...narrow },
  } satisfies Record<string, StoryObj>
}
