import type { List, Page } from './list.ts'

/** Reads the records of a list that match its filters a page at a time, without showing them. */
export async function* readPages<Item>(list: Pick<List<Item>, 'readPage'>): AsyncGenerator<Page<Item>> {
  for (let read = 0, total = 1; read < total;) {
    const page = await list.readPage(read)
    yield page
    read += page.items.length
    total = page.items.length > 0 ? page.total : 0
  }
}

/** Reads all records of a list that match its filters, without showing them. */
export async function readAll<Item>(list: Pick<List<Item>, 'readPage'>): Promise<readonly Item[]> {
  const items: Item[] = []
  for await (const page of readPages(list)) items.push(...page.items)
  return items
}
