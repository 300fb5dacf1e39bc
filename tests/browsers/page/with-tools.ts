import type { Commands } from '../webdriver/session.ts'
import type { PageTools } from './in-page.ts'
import { toolsScript } from './tools-script.ts'

/** Runs a function with the tools in the current document, which receives them first if it has none. */
export async function withTools<Result, Argument>(
  commands: Commands,
  run: (tools: PageTools, argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> {
  return (await runWithTools(commands, String(run), argument)) as Awaited<Result>
}

/** Runs the source of such a function. */
export async function runWithTools(commands: Commands, source: string, argument: unknown): Promise<unknown> {
  const ask = () =>
    commands.runSource(
      `(argument) => {
        const tools = window.consoleWidgetsTests
        return tools ? Promise.resolve((${source})(tools, argument)).then((value) => ({ value })) : null
      }`,
      argument,
    ) as Promise<{ value?: unknown } | null>
  // A document that loads in the meantime has no tools again.
  for (let documents = 0; documents < 5; documents++) {
    const answer = await ask()
    if (answer) return answer.value
    await commands.runSource(`() => { ${await toolsScript()} }`)
  }
  throw new Error('The page does not keep what tests add to it.')
}
