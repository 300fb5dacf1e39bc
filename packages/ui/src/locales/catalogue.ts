/** Catalog with exactly the messages of another; a missing or unknown one is a compile error. */
export type Translation<Catalogue> = { readonly [Id in keyof Catalogue]: string }
