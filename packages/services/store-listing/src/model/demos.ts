/**
 * States of a demo. One that was approved is on the store page of its language, until a newer one replaces it or the
 * team takes it down.
 */
export const demoStates = ['draft', 'submitted', 'passed', 'replaced', 'rejected', 'cancelled'] as const
export type DemoState = (typeof demoStates)[number]

/** Limits of demos. A demo without a video needs enough images to show how the app is used. */
export const demoLimits = { perApp: 20, title: 40, description: 300, pictures: 8, fewestPictures: 3 } as const

/** Tag under which the files of demos are uploaded. */
export const demoTag = 'store-listing-demo'

/** What can be done with a demo. */
export type DemoAct = 'edit' | 'submit' | 'cancel' | 'delete'

const allowed: Readonly<Record<DemoAct, readonly DemoState[]>> = {
  edit: ['draft', 'rejected', 'cancelled'],
  submit: ['draft', 'rejected', 'cancelled'],
  cancel: ['submitted', 'passed'],
  delete: ['draft', 'replaced', 'rejected', 'cancelled'],
}

/** Whether something can be done with a demo in a state. */
export const isDemoActAllowed = (act: DemoAct, state: DemoState): boolean => allowed[act].includes(state)

/** Whether a demo shows enough to be reviewed. */
export const showsEnough = ({ pictures, videoId }: { pictures: readonly string[]; videoId: string | null }): boolean =>
  videoId !== null || pictures.length >= demoLimits.fewestPictures

/** The demo that a store page shows in a language: its own, or else that of the default language. */
export const demoOf = <Shown extends { lang: string }>(
  demos: readonly Shown[],
  lang: string,
  defaultLang: string,
): Shown | undefined => demos.find((demo) => demo.lang === lang) ?? demos.find((demo) => demo.lang === defaultLang)
