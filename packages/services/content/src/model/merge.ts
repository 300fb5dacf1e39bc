import { type ContentFields, contentFieldNames, type ContentText } from './contents.ts'

const parts = ['title', 'summary', 'body'] as const

/** A field, or a part of the text in a language: `texts.en-US.title`. */
export type ContentPath = string

/** A field that two people changed differently. */
export interface MergeConflict {
  path: ContentPath
  mine: unknown
  theirs: unknown
}

/** A content as a list of its fields, with each part of each text. */
function flatten(fields: ContentFields): Map<ContentPath, unknown> {
  const flat = new Map<ContentPath, unknown>()
  for (const name of contentFieldNames) if (name !== 'texts') flat.set(name, fields[name])
  for (const text of fields.texts) for (const part of parts) flat.set(`texts.${text.lang}.${part}`, text[part])
  return flat
}

function rebuild(flat: ReadonlyMap<ContentPath, unknown>): ContentFields {
  const texts = new Map<string, ContentText>()
  const rest: Record<string, unknown> = {}
  for (const [path, value] of flat) {
    const [name, lang, part] = path.split('.')
    if (value === undefined) continue
    if (name !== 'texts') rest[path] = value
    else
      texts.set(lang as string, {
        ...(texts.get(lang as string) ?? { lang: lang as string, title: '', summary: '', body: '' }),
        [part as string]: value,
      })
  }
  return { ...rest, texts: [...texts.values()] } as unknown as ContentFields
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Paths of two contents whose values differ. */
export function changedPaths(before: ContentFields, after: ContentFields): ContentPath[] {
  const [old, now] = [flatten(before), flatten(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((path) => !same(old.get(path), now.get(path)))
}

/**
 * Merges what two people made of the same content. What only one of them changed is taken over. What both changed
 * differently is a conflict: the merged content has mine there, until the user decides.
 */
export function mergeContents(
  base: ContentFields,
  mine: ContentFields,
  theirs: ContentFields,
): { merged: ContentFields; conflicts: MergeConflict[] } {
  const [old, my, their] = [flatten(base), flatten(mine), flatten(theirs)]
  const merged = new Map<ContentPath, unknown>()
  const conflicts: MergeConflict[] = []
  for (const path of new Set([...my.keys(), ...their.keys(), ...old.keys()])) {
    const [was, one, other] = [old.get(path), my.get(path), their.get(path)]
    const isMine = !same(was, one)
    merged.set(path, isMine ? one : other)
    if (isMine && !same(was, other) && !same(one, other)) conflicts.push({ path, mine: one, theirs: other })
  }
  return { merged: rebuild(merged), conflicts }
}

/** A content with the other person’s value of one path. */
export function takeTheirs(fields: ContentFields, { path, theirs }: MergeConflict): ContentFields {
  const flat = flatten(fields)
  flat.set(path, theirs)
  return rebuild(flat)
}
