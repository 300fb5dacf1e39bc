import { eq } from 'drizzle-orm'
import { imageRules, type ImageKind } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { objects } from '@console-widgets/platform/files/tables'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { findPlaceholderName, findPrice, findTrademark } from './checks/words.ts'
import { wrongWithImage } from './wrong-with-file.ts'

/** An image that may come into a listing, and its field. */
export interface JudgedImage {
  kind: Exclude<ImageKind, 'uad'>
  field: string
  objectId: string
}

/** What the reviewer finds: the rule, the field, and the words or the measure. */
export interface MaterialFinding {
  rule: 'placeholder' | 'price' | 'trademark' | 'image'
  field: string
  sample: string
}

/** What is wrong with images, by their own headers, whatever their names say. */
export async function imageProblems(
  db: Queries,
  store: ObjectStore,
  images: readonly JudgedImage[],
): Promise<RuledIssue[]> {
  const issues: RuledIssue[] = []
  for (const { kind, field, objectId } of images) {
    const [object] = await db.select().from(objects).where(eq(objects.objectId, objectId))
    const wrong = await wrongWithImage(field, imageRules[kind], store, object)
    if (wrong) issues.push(wrong)
  }
  return issues
}

/** What the reviewer of versions finds in one-line descriptions and images that aren't part of a version yet. */
export async function judgeMaterials(
  db: Queries,
  store: ObjectStore,
  { briefs, images }: { briefs: readonly { field: string; text: string }[]; images: readonly JudgedImage[] },
): Promise<MaterialFinding[]> {
  const found = (rule: MaterialFinding['rule'], field: string, sample: string | undefined) =>
    sample === undefined ? [] : [{ rule, field, sample }]
  const problems = await imageProblems(db, store, images)
  return [
    ...briefs.flatMap(({ field, text }) => [
      ...found('placeholder', field, findPlaceholderName(text)),
      ...found('price', field, findPrice(text)),
      ...found('trademark', field, findTrademark(text)),
    ]),
    ...problems.map(({ field, message }): MaterialFinding => ({ rule: 'image', field, sample: message })),
  ]
}
