/** A catalogue with exactly the messages of another: a missing or an unknown one does not compile. */
export type Translation<Catalogue> = { readonly [Id in keyof Catalogue]: string }
