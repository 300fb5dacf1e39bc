import { readdirSync, readFileSync } from 'node:fs'

const data = 'tests/data'

/** A specified call; `-` means unspecified. */
export interface SpecifiedCall {
  id: string
  area: string
  method: string
  path: string
  auth: string
  zone: string
  status: string
}

/** A package of the specification with its areas; it may not exist yet. */
export interface SpecifiedPackage {
  name: string
  areas: readonly string[]
}

/** All calls in the specification. */
export const specifiedCalls: readonly SpecifiedCall[] = rowsOf('calls.tsv').map(
  ([id = '', , , area = '', method = '', path = '', , auth = '', zone = '', status = '']) => ({
    id,
    area,
    method,
    path,
    auth,
    zone,
    status,
  }),
)

/** All packages of the specification, including pending ones. */
export const specifiedPackages: readonly SpecifiedPackage[] = rowsOf('packages.tsv').map(([name = '', areas = '']) => ({
  name,
  areas: areas.split(','),
}))

/** Ids that no server handles, because a page implements them, each with the implementing file. */
export const notCalls: ReadonlyMap<string, string> = new Map(
  rowsOf('not-calls.tsv').map(([id = '', file = '']) => [id, file]),
)

/** Pending ids by package: one file each, so that work on two services never conflicts. */
export const notYet: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(`${data}/not-yet`).map((file) => [file.replace(/\.txt$/, ''), linesOf(`not-yet/${file}`)]),
)

/** Lines of a file, without comments and empty lines. */
function linesOf(file: string): string[] {
  return readFileSync(`${data}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

/** Rows of a table, without the header. */
function rowsOf(file: string): string[][] {
  return linesOf(file)
    .slice(1)
    .map((line) => line.split('\t'))
}
