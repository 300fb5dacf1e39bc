/** What an app offers that documents are needed for. Tasks call it their tag. */
export const features = [
  'games',
  'news',
  'books',
  'audio-video',
  'maps',
  'banking',
  'medical',
  'generative-ai',
] as const
export type Feature = (typeof features)[number]

/** Category of an app, from the type to the subcategory. */
export interface AppKind {
  parentType: number
  childType: number | null
  grandChildType: number | null
}

/** Features by the ID of a category, of any level. */
const featureOfKind: Readonly<Record<number, Feature>> = {
  2: 'games',
  131_001: 'news',
  131_002: 'books',
  130_401: 'audio-video',
  130_403: 'audio-video',
  130_201: 'maps',
  130_701: 'banking',
  130_803: 'medical',
}

/** The feature that follows from an app’s category, if any. It is the app’s main tag. */
export function featureOf({ parentType, childType, grandChildType }: AppKind): Feature | undefined {
  return [grandChildType, childType, parentType].flatMap((kind) => featureOfKind[kind ?? 0] ?? [])[0]
}

/** Features of an app: the one of its category, and those that its developer declares. */
export function featuresOf(kind: AppKind, declared: readonly Feature[]): Feature[] {
  const main = featureOf(kind)
  return features.filter((feature) => feature === main || declared.includes(feature))
}
