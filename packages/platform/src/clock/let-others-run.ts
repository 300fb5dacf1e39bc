/** Lets requests be answered between two steps of work that take a moment each. */
export const letOthersRun = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
