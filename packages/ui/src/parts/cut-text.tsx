export interface CutTextProps {
  /** Package name, file name, path, hash, or ID. */
  text: string
}

/** Number of characters at the end that stay visible. */
const kept = 10

/**
 * Code on one line that is cut in the middle where room is short, since such names differ at their ends. The text in
 * the document is complete, for assistive technology and for copying, and the tooltip shows it. A link or a button
 * around it needs the text as its `aria-label`: otherwise its name would be read in two parts.
 */
export function CutText({ text }: CutTextProps) {
  const end = Math.max(0, text.length - kept)
  return (
    <code title={text} className="block truncate text-sm">
      <span className="inline-block max-w-[calc(100%-10ch)] truncate align-bottom">{text.slice(0, end)}</span>
      {text.slice(end)}
    </code>
  )
}
