import { ContentsTable } from './contents-table.tsx'

/** What the store shows, showed, or will show about the team’s apps. */
export default function ContentList() {
  return <ContentsTable which="published" />
}
