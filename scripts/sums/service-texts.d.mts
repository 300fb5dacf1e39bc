/** The texts of each service, by path in the repository. Undefined deletes a file. */
export function serviceTexts(repository: string): Promise<Record<string, string | undefined>>
