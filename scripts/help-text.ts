import type { NamedOption } from '@console-widgets/sandbox'
import { flags, variables } from './settings.ts'

/** Options and environment variables of `npm start`, including those that the services declare. */
export function helpText(serviceOptions: readonly NamedOption[]): string {
  const ofServices = serviceOptions.map(({ area, option: { environment, description, defaults } }): Row => {
    return [environment, `${description}; default ${String(defaults.server ?? defaults.platform)} (${area})`]
  })
  return [
    'npm start -- [options]',
    rowsOf(Object.entries(flags)),
    'Environment variables:',
    rowsOf([...Object.entries(variables), ...ofServices]),
  ].join('\n\n')
}

type Row = [name: string, description: string]

function rowsOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return rows.map(([name, description]) => `  ${name.padEnd(width)}${description}`).join('\n')
}
