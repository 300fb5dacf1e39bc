import { ContentsTable } from './contents-table.tsx'

/** Contents that are being written, are in review, or were rejected. */
export default function DraftList() {
  return <ContentsTable which="drafts" />
}
