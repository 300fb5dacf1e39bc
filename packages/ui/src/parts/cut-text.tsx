export interface CutTextProps {
  /** Package name, file name, path, hash, or ID. */
  text: string
  /** In the font around it, for names that users choose. Default: the font of code. */
  plain?: boolean
}

/** Number of characters at the end that stay visible. */
const kept = 10

/**
 * Code or a name on one line that is cut in the middle where room is short, since such names differ at their ends. The
 * text in the document is complete, for assistive technology and for copying, and the tooltip shows it.
 */
export function CutText({ text, plain }: CutTextProps) {
  const end = Math.max(0, text.length - kept)
  const Tag = plain ? 'span' : 'code'
  return (
    <Tag title={text} className="block truncate">
      <span className="inline-block max-w-[calc(100%-10ch)] truncate align-bottom">{text.slice(0, end)}</span>
      {text.slice(end)}
    </Tag>
  )
}
