/** Category of an app, from the type to the subcategory. */
export interface AppKind {
  parentType: number
  childType: number | null
  grandChildType: number | null
}

/** The type of games; the other one is that of apps. */
const games = 2

/** Whether an app of a category is a game. */
export const isGame = ({ parentType }: Pick<AppKind, 'parentType'>): boolean => parentType === games
