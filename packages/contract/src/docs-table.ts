import type { AnyCall, Contract, Headless } from './call.ts'

const whoMay: Record<AnyCall['auth'], string> = {
  session: 'members',
  anonymous: 'anybody',
  demo: 'members, demo visitors',
}

const users: Partial<Record<Headless['usedBy'], string>> = {
  page: 'a page',
  pipeline: 'a pipeline',
  server: 'the server of an application',
}

/** Renders calls as Markdown: one table per area, in order of declaration. */
export function docsTable(contracts: readonly Contract[]): string {
  const areas = new Map<string, AnyCall[]>()
  for (const contract of contracts)
    for (const call of Object.values(contract.calls)) areas.set(call.area, [...(areas.get(call.area) ?? []), call])
  return [...areas].map(([area, calls]) => `## ${area}\n\n${tableOf(calls)}\n`).join('\n')
}

function tableOf(calls: readonly AnyCall[]): string {
  return [
    '| Call | Method and path | What it does | Who | Effect |',
    '| --- | --- | --- | --- | --- |',
    ...calls.map((call) =>
      row([
        `\`${call.id}\``,
        `\`${call.method} ${call.path}\`${call.olderPath === undefined ? '' : `, older variant \`${call.olderPath.path}\``}`,
        call.headless === undefined ? call.title : `${call.title} (${describe(call.headless)})`,
        call.permission === undefined ? whoMay[call.auth] : `${whoMay[call.auth]} with \`${call.permission}\``,
        call.effect,
      ]),
    ),
  ].join('\n')
}

function describe({ usedBy, why }: Headless): string {
  const user = users[usedBy]
  return user === undefined ? `no screen yet, for the ${usedBy}: ${why}` : `no screen, for ${user}: ${why}`
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
